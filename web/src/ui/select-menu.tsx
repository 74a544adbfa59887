import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { shownOf, type SelectMenuProps } from './select-choice.ts';
import { useLazyWidget } from './use-lazy-widget.ts';

const loadWidget = async () => (await import('./select-widget.tsx')).SelectWidget;

/**
 * A menu to choose one or several values, with keyboard and type-ahead; at most 250 px high. Until it is first used
 * it is a button that looks like it.
 */
export function SelectMenu(props: SelectMenuProps) {
  const { label, inline = false, hideLabel = inline, icon, value, disabled = false } = props;
  const { Part, begin, opener } = useLazyWidget(loadWidget);
  const styles = useSlotRecipe({ key: 'select' })();
  const labelId = useId();
  if (Part) return <Part {...props} />;
  return (
    <chakra.div css={styles.root} {...(inline && { width: 'auto' })}>
      <chakra.span id={labelId} css={styles.label} srOnly={hideLabel}>
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
