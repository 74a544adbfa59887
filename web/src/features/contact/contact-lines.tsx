import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/limits';
import type { Contact, Listing } from '@qaysari/contract/listing-entity';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { truncate } from '../../lib/format/truncate.ts';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';
import { paths } from '../../lib/routes/routes.ts';
import { choice } from '../../theme/slot-recipes.ts';
import { CopyButton } from './copy-button.tsx';

interface ContactLinesProps {
  /** `phoneText`: the number, formatted. */
  contact: Contact & { phoneText?: string };
  listing: Listing;
}

/** Ways to reach an owner, as far as they share them: phone, WhatsApp, e-mail. */
export function ContactLines({ contact, listing }: ContactLinesProps) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const { phone, phoneText, whatsapp, email } = contact;
  if (phone === undefined && email === undefined) {
    return (
      <Box as="p" p="2" fontSize="sm" color="fg.muted">
        {t('contact.nothing')}
      </Box>
    );
  }
  const link = location.origin + paths.listing(language, listing._id);
  const greeting = t('contact.greeting', { title: listing.title, link });
  return (
    <>
      {phone !== undefined && (
        <Line Icon={Phone} href={`tel:${phone}`} label={t('contact.call')}>
          <bdi dir="ltr">{phoneText}</bdi>
        </Line>
      )}
      {whatsapp !== undefined && (
        <Line Icon={MessageCircle} href={whatsappAddress(whatsapp, greeting)} isElsewhere>
          {t('contact.whatsapp')}
        </Line>
      )}
      {email !== undefined && (
        <Flex align="center">
          <Line Icon={Mail} href={`mailto:${email}`} label={t('contact.write')} title={email}>
            <bdi dir="ltr">{truncate(email, limits.contactEmailLength)}</bdi>
          </Line>
          <CopyButton text={email} label={t('contact.copy')} done={t('contact.copied')} />
        </Flex>
      )}
    </>
  );
}

interface LineProps {
  Icon: LucideIcon;
  href: string;
  /** Shown above the content: what pressing does. */
  label?: string;
  title?: string;
  /** Opens another site in a new tab. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function Line({ Icon, href, label, title, isElsewhere = false, children }: LineProps) {
  return (
    <Box
      asChild
      {...choice}
      minH="12"
      minW="0"
      flex="1"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
    >
      <a href={href} title={title} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
        <Box as="span" color="fg.brand" flexShrink="0" aria-hidden="true">
          <Icon size={20} />
        </Box>
        <Box as="span" minW="0">
          {label !== undefined && (
            <Box as="span" display="block" fontSize="xs" color="fg.muted" lineHeight="tight">
              {label}{' '}
            </Box>
          )}
          <Box as="span" display="block" fontWeight="semibold" lineHeight="tight">
            {children}
          </Box>
        </Box>
      </a>
    </Box>
  );
}
