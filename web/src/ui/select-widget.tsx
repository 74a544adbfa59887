import { formatNumber } from '@qaysari/contract/shared/number-text';
import { createListCollection } from '@chakra-ui/react/collection';
import { Select, useSelectContext } from '@chakra-ui/react/select';
import { fold } from '@qaysari/contract/shared/fold';
import { ChevronDown, Check } from 'lucide-react';
import { useMemo, useState, useId, type KeyboardEvent } from 'react';
import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { shownOf, type CountedChoice, type SelectMenuProps } from './select-choice.ts';
import { useLayer } from '../lib/browser/layers.ts';
import { useOpenOnMount } from './use-lazy-widget.ts';
import { Input } from './text-field.tsx';
import { WithLocale } from './with-locale.tsx';

/** The rows of a menu. */
function SelectRows({ rows }: { rows: readonly CountedChoice[] }) {
  return rows.map((choice) => (
    <Select.Item key={choice.value} item={choice}>
      <Select.ItemText flex="1" {...(choice.count === 0 && { color: 'fg.muted' })}>
        {choice.label}
      </Select.ItemText>
      {choice.count !== undefined && (
        <Box as="bdi" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatNumber(choice.count)}
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

/** Fades the rows at the lower edge; below the last row there is space for the fade. */
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
function SearchedRows({ rows, typed, onType }: SearchedRowsProps) {
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

/** Hides from the list the keys that belong to the text field: blanks, and keys that compose a letter. */
function keepTyping(event: KeyboardEvent) {
  if (event.key === ' ' || event.nativeEvent.isComposing) event.stopPropagation();
}

function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Longer lists have a field to search them. */
const mostUnsearched = 12;

/** Value of the row that takes all others back. */
const nothing = 'nothing';

function chosenOf(values: string[], before: readonly string[]): string[] {
  const isCleared = values.includes(nothing) && !before.includes(nothing);
  return isCleared ? [] : values.filter((value) => value !== nothing);
}

interface HiddenSelectProps {
  choices: readonly CountedChoice[];
  placeholder?: string;
}

/** For forms and screen readers. The library's own has an option without words, which HTML does not allow. */
function HiddenSelect({ choices, placeholder }: HiddenSelectProps) {
  return (
    <select {...useSelectContext().getHiddenSelectProps()}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The select menu itself. It loads on the first press of its button, and opens at once (select-menu.tsx). */
export function SelectWidget(props: SelectMenuProps) {
  const { label, placeholder, choices, value, onChange, icon } = props;
  const { multiple = false, inline = false, hideLabel = inline, disabled = false } = props;
  const [isOpen, setOpen] = useOpenOnMount();
  const [typed, setTyped] = useState('');
  const change = (open: boolean) => {
    setOpen(open);
    if (!open) setTyped('');
  };
  useLayer(isOpen, () => change(false));
  const [marked, setMarked] = useState<string | null>(null);
  const isSearched = choices.length > mostUnsearched;
  const all = useMemo(
    () => (multiple ? [{ value: nothing, label: placeholder }, ...choices] : choices),
    [multiple, placeholder, choices],
  );
  const rows = useMemo(() => matching(all, typed), [all, typed]);
  const collection = useMemo(
    () => createListCollection({ items: rows as CountedChoice[] }),
    [rows],
  );
  const selected = multiple && value.length === 0 ? [nothing] : value;
  const search = (text: string) => {
    setTyped(text);
    setMarked(matching(all, text)[0]?.value ?? null);
  };
  return (
    <WithLocale>
      <Select.Root
        open={isOpen}
        collection={collection}
        multiple={multiple}
        disabled={disabled}
        value={selected as string[]}
        onValueChange={(details) => onChange(chosenOf(details.value, selected))}
        highlightedValue={marked}
        onHighlightChange={(details) => setMarked(details.highlightedValue)}
        onOpenChange={(details) => change(details.open)}
        composite={!isSearched}
        positioning={
          // Fixed: the line around it may scroll sideways, and would cut it.
          inline
            ? { placement: 'bottom-end', strategy: 'fixed', gutter: 4 }
            : { sameWidth: true, gutter: 4 }
        }
        closeOnSelect={!multiple}
        {...(inline && { width: 'auto' })}
      >
        <Select.Label srOnly={hideLabel}>{label}</Select.Label>
        <HiddenSelect choices={all} {...(!multiple && { placeholder })} />
        <Select.Control>
          <Select.Trigger {...(inline && { fontSize: 'sm' })}>
            {icon}
            <Select.ValueText placeholder={placeholder}>{shownOf(props)}</Select.ValueText>
            <Select.Indicator asChild>
              <span>
                <ChevronDown size={18} aria-hidden="true" />
              </span>
            </Select.Indicator>
          </Select.Trigger>
        </Select.Control>
        <Select.Positioner>
          {isSearched ? (
            <SearchedRows rows={rows} typed={typed} onType={search} />
          ) : (
            <Select.Content>
              <SelectRows rows={rows} />
            </Select.Content>
          )}
        </Select.Positioner>
      </Select.Root>
    </WithLocale>
  );
}

/** The choices whose label has the typed text, however it is spelt; all of them while nothing is typed. */
function matching(choices: readonly CountedChoice[], typed: string): readonly CountedChoice[] {
  const text = fold(typed);
  if (text === '') return choices;
  return choices.filter(({ value, label }) => value !== nothing && fold(label).includes(text));
}
