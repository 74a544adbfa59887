import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { MenuLayer } from '../../../ui/menu-layer.tsx';
import { Button } from '../../../ui/button.tsx';
import type { OptionsLook } from './options-button.tsx';
import { WithLocale } from '../../../ui/with-locale.tsx';

export interface Option {
  value: string;
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  /** Something is lost for good. */
  isDangerous?: boolean;
  /** Why it cannot be chosen now. */
  refused?: string | undefined;
}

/** A menu that opens when it mounts. */
export function OptionsMenu({
  label,
  iconSize = 20,
  options,
}: OptionsLook & { options: Option[] }) {
  return (
    <WithLocale>
      <Menu.Root
        defaultOpen
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => options.find((option) => option.value === value)?.onSelect()}
        lazyMount
        unmountOnExit
      >
        <MenuLayer />
        <Menu.Trigger asChild>
          <Button variant="ghost" size="icon" color="fg.muted" flexShrink="0" aria-label={label}>
            <EllipsisVertical size={iconSize} aria-hidden="true" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {options.map(({ value, label: text, Icon, isDangerous = false, refused }) => (
                <Menu.Item
                  key={value}
                  value={value}
                  disabled={refused !== undefined}
                  {...(isDangerous && { color: 'fg.error' })}
                >
                  <Icon size={18} aria-hidden="true" />
                  <Menu.ItemText>
                    {refused === undefined ? text : `${text}: ${refused}`}
                  </Menu.ItemText>
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </WithLocale>
  );
}
