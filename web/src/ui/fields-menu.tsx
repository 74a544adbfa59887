import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLazyWidget } from './use-lazy-widget.ts';

const loadWidget = async () => (await import('./fields-popover.tsx')).FieldsPopover;

export interface FieldsMenuProps {
  /** What the fields are about. */
  label: string;
  /** What is chosen, in words; undefined while nothing is. */
  chosen: string | undefined;
  /** The fields. They stay part of the form around the menu. */
  children: ReactNode;
}

/** A button of a form that opens some of its fields above the page. Until it is first pressed it is only the button. */
export function FieldsMenu(props: FieldsMenuProps) {
  const { Part, opener } = useLazyWidget(loadWidget);
  if (Part) return <Part {...props} />;
  const { label, chosen } = props;
  return <FieldsMenuButton aria-haspopup="dialog" {...{ label, chosen }} {...opener} />;
}

type FieldsMenuButtonProps = ComponentProps<typeof chakra.button> &
  Omit<FieldsMenuProps, 'children'>;

/** Looks like the button of a select menu. */
export function FieldsMenuButton({ label, chosen, ...rest }: FieldsMenuButtonProps) {
  const styles = useSlotRecipe({ key: 'select' })();
  return (
    <chakra.button
      type="button"
      data-placeholder-shown={chosen === undefined ? '' : undefined}
      css={styles.trigger}
      {...rest}
    >
      {chosen !== undefined && <chakra.span srOnly>{label}</chakra.span>}
      <chakra.span css={styles.valueText}>{chosen ?? label}</chakra.span>
      <chakra.span css={styles.indicator}>
        <ChevronDown size={18} aria-hidden="true" />
      </chakra.span>
    </chakra.button>
  );
}
