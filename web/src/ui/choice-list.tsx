import { createListCollection } from '@chakra-ui/react/collection';
import { Select } from '@chakra-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo } from 'react';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceListProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Text shown for more than one chosen value. */
  summary?: (count: number) => string;
  multiple?: boolean;
}

/** One or several values out of a list: keyboard, type-ahead and a list at most 250 px high. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, placeholder, choices, value, onChange, summary, multiple = false } = props;
  const collection = useMemo(() => createListCollection({ items: choices as Choice[] }), [choices]);
  const only = choices.find((choice) => choice.value === value[0])?.label;
  const shown = value.length > 1 && summary ? summary(value.length) : only;
  return (
    <Select.Root
      collection={collection}
      multiple={multiple}
      value={value as string[]}
      onValueChange={(details) => onChange(details.value)}
      positioning={{ sameWidth: true, gutter: 4 }}
      closeOnSelect={!multiple}
    >
      <Select.HiddenSelect />
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText placeholder={placeholder}>{shown ?? placeholder}</Select.ValueText>
          <Select.Indicator>
            <ChevronDown size={18} aria-hidden="true" />
          </Select.Indicator>
        </Select.Trigger>
      </Select.Control>
      <Select.Positioner>
        <Select.Content>
          {choices.map((choice) => (
            <Select.Item key={choice.value} item={choice}>
              <Select.ItemText>{choice.label}</Select.ItemText>
              <Select.ItemIndicator>
                <Check size={18} aria-hidden="true" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}
