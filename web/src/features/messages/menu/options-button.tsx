import { EllipsisVertical } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';

/** What a menu needs of the button that opens it. */
export interface OptionsLook {
  /** Names the button. */
  label: string;
  /** Of the icon. */
  iconSize?: number;
}

interface OptionsButtonProps<Props> extends OptionsLook {
  /** A part that is loaded when it is first opened. It has a button of its own, and opens by itself. */
  Menu: ComponentType<Props & OptionsLook>;
  menu: Props;
}

/** A button for options. A list has many of them, and most are never pressed: a menu mounts on the first press. */
export function OptionsButton<Props extends object>(props: OptionsButtonProps<Props>) {
  const { Menu, menu, ...look } = props;
  const [wasAsked, setAsked] = useState(false);
  if (wasAsked) return <Menu {...menu} {...look} />;
  return (
    <Button
      variant="ghost"
      size="icon"
      color="fg.muted"
      flexShrink="0"
      aria-haspopup="menu"
      aria-label={look.label}
      onClick={() => setAsked(true)}
    >
      <EllipsisVertical size={look.iconSize ?? 20} aria-hidden="true" />
    </Button>
  );
}
