import { Popover } from '@chakra-ui/react/popover';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../lib/browser/layers.ts';
import { Button } from './button.tsx';
import { FieldsMenuButton, type FieldsMenuProps } from './fields-menu.tsx';
import { useOpenOnMount } from './use-lazy-widget.ts';
import { WithLocale } from './with-locale.tsx';

/** The fields of a menu, below its button, with a button that searches. It loads on the first press, and opens at once (fields-menu.tsx). */
export function FieldsPopover({ label, chosen, children }: FieldsMenuProps) {
  const { t } = useTranslation('ads');
  const [isOpen, setOpen] = useOpenOnMount();
  const button = useRef<HTMLButtonElement>(null);
  useLayer(isOpen, () => setOpen(false));
  useEffect(() => {
    const form = button.current?.form;
    const close = () => setOpen(false);
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, [setOpen]);
  return (
    <WithLocale>
      <Popover.Root
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        positioning={{ placement: 'bottom-start', gutter: 4 }}
      >
        <Popover.Trigger asChild>
          <FieldsMenuButton ref={button} {...{ label, chosen }} />
        </Popover.Trigger>
        {/* Not in a portal: its fields belong to the form. */}
        <Popover.Positioner>
          <Popover.Content aria-label={label} width="22rem" p="4">
            {children}
            <Button type="submit" width="full" mt="4">
              <Search size={18} aria-hidden="true" />
              {t('filter.search')}
            </Button>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </WithLocale>
  );
}
