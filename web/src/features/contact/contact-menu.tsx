import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { Listing } from '@qaysari/contract/listing-entity';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ContactAnswer } from './contact-answer.tsx';
import { useContact } from './use-contact.ts';

/** Menu with the contact of an owner, loaded when it is opened. Phones have `ContactBar` in its place. */
export function ContactMenu({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const [open, setOpen] = useState(false);
  const asked = useContact(listing);
  return (
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
      <Popover.Trigger asChild>
        <Button size="lg" px="4" hideBelow="md" whiteSpace="normal" overflowWrap="anywhere">
          <MessageCircle size={18} aria-hidden="true" />
          {t('contact.open')}
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('contact.open')} hideBelow="md">
            <ContactAnswer asked={asked} lineHeight="12" />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
