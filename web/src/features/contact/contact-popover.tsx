import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../../lib/browser/layers.ts';
import { useOpenOnMount } from '../../ui/use-lazy-widget.ts';
import { ContactAnswer, type AskedContact } from './contact-answer.tsx';
import { WithLocale } from '../../ui/with-locale.tsx';

export interface ContactPopoverProps {
  asked: AskedContact;
  /** The button that opens and closes it. */
  children: ReactElement;
}

/** The contact of an owner below its button. It opens at once: it comes when the button is first pressed. */
export function ContactPopover({ asked, children }: ContactPopoverProps) {
  const { t } = useTranslation('ad');
  const [open, setOpen] = useOpenOnMount();
  useLayer(open, () => setOpen(false));
  return (
    <WithLocale>
      <Popover.Root
        open={open}
        onOpenChange={(details) => {
          setOpen(details.open);
          if (details.open) void asked.ask();
        }}
        positioning={{ placement: 'bottom', sameWidth: true }}
        lazyMount
        unmountOnExit
      >
        <Popover.Trigger asChild>{children}</Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label={t('contact.open')} hideBelow="md">
              <ContactAnswer asked={asked} lineHeight="12" />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </WithLocale>
  );
}
