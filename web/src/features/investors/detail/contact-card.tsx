import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/page.tsx';
import { SafetyNote } from '../../../ui/safety-note.tsx';
import { Card } from '../../../ui/surfaces.tsx';

interface ContactCardProps {
  id: string;
  /** Phone and e-mail, which the page composes. */
  children: ReactNode;
}

/** The ways to reach an investor, and what to know before agreeing. Phones have a bar for the first of them. */
export function ContactCard({ id, children }: ContactCardProps) {
  const { t } = useTranslation('investors');
  return (
    <Card as="section" p="4" boxShadow="card" _print={{ display: 'none' }}>
      <Heading as="h2" size="small" mb="3">
        {t('profile.contact')}
      </Heading>
      <Box hideBelow="md">
        <SendButton id={id} width="full" />
      </Box>
      <Box mt={{ md: '2' }}>{children}</Box>
      <SafetyNote mt="3" title={t('safety.title')} body={t('safety.body')} />
    </Card>
  );
}

/** In place of the contact on one's own page. */
export function OwnCard() {
  const { t } = useTranslation(['investors', 'common']);
  const language = useLanguage();
  return (
    <Card as="section" p="5" boxShadow="card" _print={{ display: 'none' }}>
      <Heading as="h2" size="small">
        {t('profile.ownTitle')}
      </Heading>
      <Box as="p" mt="1" mb="4" fontSize="sm" color="fg.muted">
        {t('profile.ownBody')}
      </Box>
      <Button asChild width="full">
        <Link to={paths.investor(language)}>{t('common:userMenu.investor')}</Link>
      </Button>
    </Card>
  );
}

/** At the bottom edge of phones: one press writes, or calls. */
export function ContactBar({ id, phone }: { id: string; phone: string | undefined }) {
  const { t } = useTranslation(['investors', 'ad']);
  return (
    <BottomBar as="section" aria-label={t('profile.contact')}>
      <Flex gap="2" px="4" pt="2" pb="3">
        <SendButton id={id} flex="2" px="2" />
        {phone !== undefined && (
          <Button asChild size="lg" variant="outline" flex="1" px="2">
            <a href={`tel:${phone}`}>
              <Phone size={18} aria-hidden="true" />
              {t('ad:contact.shortCall')}
            </a>
          </Button>
        )}
      </Flex>
    </BottomBar>
  );
}

function SendButton({ id, ...place }: { id: string; width?: 'full'; flex?: '2'; px?: '2' }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <Button asChild size="lg" {...place}>
      <Link to={paths.conversation(language, id)}>
        <MessagesSquare size={18} aria-hidden="true" />
        {t('contact.send')}
      </Link>
    </Button>
  );
}
