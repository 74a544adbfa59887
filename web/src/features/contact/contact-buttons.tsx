import type { ContactWay } from '@qaysari/contract/listing/types';
import { Ellipsis, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/social-icons.tsx';

interface ContactButtonsProps {
  /** In which the owner can be reached. */
  ways: readonly ContactWay[];
  /** The way whose button waits for the contact. */
  reaching: ContactWay | undefined;
  onReach: (way: ContactWay) => void;
  onMore: () => void;
}

/** One press for phone and WhatsApp; for the rest, and for details, the sheet. */
export function ContactButtons({ ways, reaching, onReach, onMore }: ContactButtonsProps) {
  const { t } = useTranslation('ad');
  const looks: Record<ContactWay, { icon: ReactNode; label: string }> = {
    phone: { icon: <Phone size={18} aria-hidden="true" />, label: t('contact.shortCall') },
    whatsapp: { icon: <WhatsappIcon />, label: t('contact.shortWhatsapp') },
    email: { icon: <Mail size={18} aria-hidden="true" />, label: t('contact.write') },
  };
  // An e-mail is the last resort on a phone.
  const quick = ways.filter((way) => way !== 'email');
  const shown = quick.length > 0 ? quick : ways;
  if (shown.length === 0) {
    return (
      <Button size="lg" flex="1" aria-haspopup="dialog" onClick={onMore}>
        <MessageCircle size={18} aria-hidden="true" />
        {t('contact.short')}
      </Button>
    );
  }
  return (
    <>
      {shown.map((way, at) => (
        <SubmitButton
          key={way}
          flex="1"
          px="2"
          variant={at === 0 ? 'solid' : 'outline'}
          isWorking={reaching === way}
          workingText={t('contact.working')}
          onClick={() => {
            if (reaching === undefined) onReach(way);
          }}
        >
          {looks[way].icon}
          {looks[way].label}
        </SubmitButton>
      ))}
      <Button
        variant="outline"
        size="lg"
        px="0"
        width="12"
        flexShrink="0"
        aria-haspopup="dialog"
        aria-label={t('contact.more')}
        onClick={onMore}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </Button>
    </>
  );
}
