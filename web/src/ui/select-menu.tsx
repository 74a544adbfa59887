import { Box } from '@chakra-ui/react/box';
import { createListCollection } from '@chakra-ui/react/collection';
import { Select } from '@chakra-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Choice } from './choice-field.tsx';

interface CountedChoice extends Choice {
  /** Shown beside the label. At zero the choice is muted but can still be made. */
  count?: number;
}

interface SelectMenuProps {
  label: string;
  placeholder: string;
  choices: readonly CountedChoice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Text shown for more than one chosen value. */
  summary?: (count: number) => string;
  multiple?: boolean;
  /** Only as wide as its text, with a visually hidden label. */
  inline?: boolean;
  icon?: ReactNode;
}

/** A menu to choose one or several values, with keyboard and type-ahead; at most 250 px high. */
export function SelectMenu(props: SelectMenuProps) {
  const { label, placeholder, choices, value, onChange, summary, icon } = props;
  const { multiple = false, inline = false } = props;
  const collection = useMemo(
    () => createListCollection({ items: choices as CountedChoice[] }),
    [choices],
  );
  const only = choices.find((choice) => choice.value === value[0])?.label;
  const shown = value.length > 1 && summary ? summary(value.length) : only;
  return (
    <Select.Root
      collection={collection}
      multiple={multiple}
      value={value as string[]}
      onValueChange={(details) => onChange(details.value)}
      positioning={inline ? { placement: 'bottom-end', gutter: 4 } : { sameWidth: true, gutter: 4 }}
      closeOnSelect={!multiple}
      {...(inline && { width: 'auto' })}
    >
      <Select.Label srOnly={inline}>{label}</Select.Label>
      {/* The library's own has an option without words, which HTML does not allow. */}
      <Select.Context>
        {(api) => (
          <select {...api.getHiddenSelectProps()}>
            <option value="">{placeholder}</option>
            {choices.map((choice) => (
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
          <Select.ValueText placeholder={placeholder}>{shown ?? placeholder}</Select.ValueText>
          <Select.Indicator asChild>
            <span>
              <ChevronDown size={18} aria-hidden="true" />
            </span>
          </Select.Indicator>
        </Select.Trigger>
      </Select.Control>
      <Select.Positioner>
        <Select.Content>
          {choices.map((choice) => (
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
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}
