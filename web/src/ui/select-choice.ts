import type { ReactNode } from 'react';
import type { Choice } from './choice-field.tsx';

export interface CountedChoice extends Choice {
  /** Shown beside the label. At zero the choice is muted but can still be made. */
  count?: number;
}

export interface SelectMenuProps {
  label: string;
  placeholder: string;
  choices: readonly CountedChoice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Text shown for more than one chosen value. */
  summary?: (count: number) => string;
  /** Several values; the first row then takes them all back. */
  multiple?: boolean;
  /** Only as wide as its text, with a visually hidden label. */
  inline?: boolean;
  /** The label is for screen readers only: the placeholder says the same to the eye. */
  hideLabel?: boolean;
  icon?: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean;
}

/** What the button says of the chosen values. */
export function shownOf(props: SelectMenuProps): string {
  const { choices, placeholder, summary, value } = props;
  const only = choices.find((choice) => choice.value === value[0])?.label;
  return (value.length > 1 && summary ? summary(value.length) : only) ?? placeholder;
}
