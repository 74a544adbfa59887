import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { Choice } from './choice-field.tsx';
import { useFirstUse } from './use-first-use.ts';

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
  icon?: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean;
}

const loadWidget = async () => (await import('./select-widget.tsx')).SelectWidget;

/**
 * A menu to choose one or several values, with keyboard and type-ahead; at most 250 px high. Until it is first used
 * it is a button that looks like it.
 */
export function SelectMenu(props: SelectMenuProps) {
  const { label, inline = false, icon, value, disabled = false } = props;
  const { Part, begin, opener } = useFirstUse(loadWidget);
  const styles = useSlotRecipe({ key: 'select' })();
  const labelId = useId();
  if (Part) return <Part {...props} />;
  return (
    <chakra.div css={styles.root} {...(inline && { width: 'auto' })}>
      <chakra.span id={labelId} css={styles.label} srOnly={inline}>
        {label}
      </chakra.span>
      <chakra.div css={styles.control}>
        <chakra.button
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-labelledby={labelId}
          disabled={disabled}
          data-placeholder-shown={value.length === 0 ? '' : undefined}
          css={styles.trigger}
          {...(inline && { fontSize: 'sm' })}
          {...opener}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            begin();
          }}
        >
          {icon}
          <chakra.span css={styles.valueText}>{shownOf(props)}</chakra.span>
          <chakra.span css={styles.indicator}>
            <ChevronDown size={18} aria-hidden="true" />
          </chakra.span>
        </chakra.button>
      </chakra.div>
    </chakra.div>
  );
}

/** What the button says of the chosen values. */
export function shownOf(props: SelectMenuProps): string {
  const { choices, placeholder, summary, value } = props;
  const only = choices.find((choice) => choice.value === value[0])?.label;
  return (value.length > 1 && summary ? summary(value.length) : only) ?? placeholder;
}
