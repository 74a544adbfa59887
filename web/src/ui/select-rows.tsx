import { Box } from '@chakra-ui/react/box';
import { Select, useSelectContext } from '@chakra-ui/react/select';
import { Check } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedChoice } from './select-menu.tsx';
import { Input } from './text-field.tsx';

/** The rows of a menu. */
export function SelectRows({ rows }: { rows: readonly CountedChoice[] }) {
  return rows.map((choice) => (
    <Select.Item key={choice.value} item={choice}>
      <Select.ItemText flex="1" {...(choice.count === 0 && { color: 'fg.muted' })}>
        {choice.label}
      </Select.ItemText>
      {choice.count !== undefined && (
        <Box as="bdi" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {choice.count.toLocaleString('en-US')}
        </Box>
      )}
      <Box width="18px" flexShrink="0">
        <Select.ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </Select.ItemIndicator>
      </Box>
    </Select.Item>
  ));
}

/** Covers what scrolls below it, and the padding of the list. */
const searchLine = {
  position: 'sticky',
  top: '-1.5',
  zIndex: '1',
  mx: '-1.5',
  mt: '-1.5',
  p: '1.5',
  bg: 'inherit',
} as const;

/** Fades what goes on below the edge; below the last row there is room for it. */
const fadingEdge = {
  content: '""',
  display: 'block',
  position: 'sticky',
  bottom: '-1.5',
  height: '7',
  mt: '-7',
  mx: '-1.5',
  pointerEvents: 'none',
  bgImage: 'linear-gradient(to top, {colors.bg.panel} 15%, transparent)',
} as const;

interface SearchedRowsProps {
  rows: readonly CountedChoice[];
  typed: string;
  onType: (text: string) => void;
}

/** The rows of a long menu, below a field that searches them. Arrows, Home, End and Enter work from the field. */
export function SearchedRows({ rows, typed, onType }: SearchedRowsProps) {
  const { t } = useTranslation('common');
  const listId = useId();
  const marked = useSelectContext().getListProps()['aria-activedescendant'];
  return (
    <Select.Content scrollPaddingTop="14" scrollPaddingBottom="6" _after={fadingEdge}>
      <Box {...searchLine}>
        <Input
          role="combobox"
          aria-label={t('choices.search')}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={marked}
          // On touch screens its keyboard would cover the list before anybody has seen it.
          data-no-autofocus={isTouched() ? '' : undefined}
          placeholder={t('choices.search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={keepTyping}
        />
      </Box>
      <Select.List id={listId} outline="0" pb="5">
        <SelectRows rows={rows} />
      </Select.List>
      <Box role="status" px="3" pb="5" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {rows.length === 0 && t('choices.none')}
      </Box>
    </Select.Content>
  );
}

/** Keeps from the list what belongs to the text: blanks, and the keys that compose a letter. */
function keepTyping(event: KeyboardEvent) {
  if (event.key === ' ' || event.nativeEvent.isComposing) event.stopPropagation();
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
