import { createListCollection } from '@chakra-ui/react/collection';
import { Select } from '@chakra-ui/react/select';
import { fold } from '@qaysari/contract/shared/fold';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shownOf, type CountedChoice, type SelectMenuProps } from './select-menu.tsx';
import { SearchedRows, SelectRows } from './select-rows.tsx';
import { useOpenAtOnce } from './use-first-use.ts';

/** Longer lists have a field to search them. */
const mostUnsearched = 12;

/** Value of the row that takes all others back. */
const nothing = 'nothing';

function chosenOf(values: string[], before: readonly string[]): string[] {
  const isCleared = values.includes(nothing) && !before.includes(nothing);
  return isCleared ? [] : values.filter((value) => value !== nothing);
}

/** The select menu itself, which opens at once: it comes when its button is first pressed (select-menu.tsx). */
export function SelectWidget(props: SelectMenuProps) {
  const { label, placeholder, choices, value, onChange, icon } = props;
  const { multiple = false, inline = false, disabled = false } = props;
  const [isOpen, setOpen] = useOpenAtOnce();
  const [typed, setTyped] = useState('');
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
    <Select.Root
      open={isOpen}
      collection={collection}
      multiple={multiple}
      disabled={disabled}
      value={selected as string[]}
      onValueChange={(details) => onChange(chosenOf(details.value, selected))}
      highlightedValue={marked}
      onHighlightChange={(details) => setMarked(details.highlightedValue)}
      onOpenChange={(details) => {
        setOpen(details.open);
        if (!details.open) setTyped('');
      }}
      composite={!isSearched}
      positioning={inline ? { placement: 'bottom-end', gutter: 4 } : { sameWidth: true, gutter: 4 }}
      closeOnSelect={!multiple}
      {...(inline && { width: 'auto' })}
    >
      <Select.Label srOnly={inline}>{label}</Select.Label>
      {/* The library's own has an option without words, which HTML does not allow. */}
      <Select.Context>
        {(api) => (
          <select {...api.getHiddenSelectProps()}>
            {!multiple && <option value="">{placeholder}</option>}
            {all.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      </Select.Context>
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
  );
}

/** The choices whose label has the typed text, however it is spelt; all of them while nothing is typed. */
function matching(choices: readonly CountedChoice[], typed: string): readonly CountedChoice[] {
  const text = fold(typed);
  if (text === '') return choices;
  return choices.filter(({ value, label }) => value !== nothing && fold(label).includes(text));
}
