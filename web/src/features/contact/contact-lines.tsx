import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { Contact } from '@qaysari/contract/listing/types';
import { Mail, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { truncate } from '../../lib/format/truncate.ts';
import { whatsappAddress } from '../../lib/format/whatsapp.ts';
import { choice } from '../../theme/slot-recipes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { WhatsappIcon } from '../../ui/social-icons.tsx';

/** 48 px for a mouse, 56 px for a thumb. */
export type LineHeight = '12' | '14';

interface ContactLinesProps {
  /** `phoneText`: the number, formatted. */
  contact: Contact & { phoneText?: string };
  /** First words of a message. */
  greeting: string;
  lineHeight: LineHeight;
}

/** Ways to reach an owner, as far as they share them: phone, WhatsApp, e-mail. */
export function ContactLines({ contact, greeting, lineHeight }: ContactLinesProps) {
  const { t } = useTranslation('ad');
  const { phone, phoneText, whatsapp, email } = contact;
  if (phone === undefined && email === undefined) {
    return (
      <Box as="p" p="2" fontSize="sm" color="fg.muted">
        {t('contact.nothing')}
      </Box>
    );
  }
  const size = { minH: lineHeight };
  return (
    <>
      {phone !== undefined && (
        <Flex align="center">
          <Line {...size} icon={<Phone />} href={`tel:${phone}`} label={t('contact.call')}>
            <bdi dir="ltr">{phoneText}</bdi>
          </Line>
          <CopyButton text={phone} label={t('contact.copyPhone')} done={t('contact.copied')} />
        </Flex>
      )}
      {whatsapp !== undefined && (
        <Line
          {...size}
          icon={<WhatsappIcon />}
          href={whatsappAddress(whatsapp, greeting)}
          isElsewhere
        >
          {t('contact.whatsapp')}
        </Line>
      )}
      {email !== undefined && (
        <Flex align="center">
          <Line
            {...size}
            icon={<Mail />}
            href={`mailto:${email}`}
            label={t('contact.write')}
            title={email}
          >
            <bdi dir="ltr">{truncate(email, limits.contactEmailLength)}</bdi>
          </Line>
          <CopyButton text={email} label={t('contact.copy')} done={t('contact.copied')} />
        </Flex>
      )}
    </>
  );
}

/** To the conversation with the owner. It needs nothing of their contact. */
export function SendLine({ to, minH }: { to: string; minH: LineHeight }) {
  const { t } = useTranslation('ad');
  return (
    <Box asChild {...choice} minH={minH} color="fg" textDecoration="none">
      <Link to={to}>
        <Box as="span" color="fg.brand" flexShrink="0" aria-hidden="true">
          <MessagesSquare size={20} />
        </Box>
        <Box as="span" fontWeight="semibold" lineHeight="tight">
          {t('contact.send')}
        </Box>
      </Link>
    </Box>
  );
}

interface LineProps {
  icon: ReactNode;
  minH: LineHeight;
  href: string;
  /** Shown above the content: what pressing does. */
  label?: string;
  title?: string;
  /** Opens another site in a new tab. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function Line({ icon, minH, href, label, title, isElsewhere = false, children }: LineProps) {
  return (
    <Box asChild {...choice} minH={minH} minW="0" flex="1" color="fg" textDecoration="none">
      <a href={href} title={title} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
        <Box
          as="span"
          color="fg.brand"
          flexShrink="0"
          css={{ '& svg': { boxSize: '5' } }}
          aria-hidden="true"
        >
          {icon}
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
