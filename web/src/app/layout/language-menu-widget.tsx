import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { MenuLayer } from '../../ui/menu-layer.tsx';
import { useOpenOnMount } from '../../ui/use-lazy-widget.ts';
import { LanguageButton, useLanguageLinks } from './language-button.tsx';
import { WithLocale } from '../../ui/with-locale.tsx';

/** The menu itself. It loads on the first press of its button, and opens at once. */
export function LanguageMenuWidget() {
  const links = useLanguageLinks();
  const [isOpen, setOpen] = useOpenOnMount();
  return (
    <WithLocale>
      <Menu.Root
        open={isOpen}
        onOpenChange={(details) => setOpen(details.open)}
        positioning={{ placement: 'bottom-end' }}
      >
        <MenuLayer />
        <Menu.Trigger asChild>
          <LanguageButton />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {links.map(({ link, nativeName, isCurrent }) => (
                <Menu.Item key={link.lang} value={link.lang} asChild>
                  <Link {...link} aria-current={isCurrent}>
                    <Menu.ItemText>{nativeName}</Menu.ItemText>
                    {isCurrent && <Check size={18} aria-hidden="true" />}
                  </Link>
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </WithLocale>
  );
}
