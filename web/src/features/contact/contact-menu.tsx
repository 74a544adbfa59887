import type { Listing } from '@qaysari/contract/listing/types';
import { ChevronDown, MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useLazyWidget } from '../../ui/use-lazy-widget.ts';
import { useContact } from './contact-answer.tsx';

const loadPopover = async () => (await import('./contact-popover.tsx')).ContactPopover;

/** Menu with the contact of an owner, loaded when it is opened. Phones have `ContactBar` in its place. */
export function ContactMenu({ listing }: { listing: Listing }) {
  const asked = useContact(listing);
  const { Part: Popover, opener } = useLazyWidget(loadPopover);
  if (Popover) {
    return (
      <Popover asked={asked}>
        <ContactButton />
      </Popover>
    );
  }
  return (
    <ContactButton
      aria-haspopup="dialog"
      {...opener}
      onClick={() => {
        opener.onClick();
        void asked.ask();
      }}
    />
  );
}

function ContactButton(props: ComponentProps<typeof Button>) {
  const { t } = useTranslation('ad');
  return (
    <Button size="lg" px="4" hideBelow="md" whiteSpace="normal" overflowWrap="anywhere" {...props}>
      <MessageCircle size={18} aria-hidden="true" />
      {t('contact.open')}
      <ChevronDown size={18} aria-hidden="true" />
    </Button>
  );
}
