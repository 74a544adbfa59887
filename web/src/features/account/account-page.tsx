import { Box } from '@chakra-ui/react/box';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { PageHeading } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { Card } from '../../ui/surfaces.tsx';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** What people come here to do, beside the heading. */
  action?: ReactNode;
  /** The page that this one belongs to. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page beside the account area's sidebar: its heading, the title of its window and its content. */
export function AccountPage({ title, lead, action, back, children }: AccountPageProps) {
  return (
    <Box maxW="reading">
      {back && (
        <RouterLink
          to={back.to}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          py="2"
          mb="1"
          fontSize="sm"
        >
          <ArrowLeft size={16} className="mirror" aria-hidden="true" />
          {back.label}
        </RouterLink>
      )}
      <PageHeading title={title} lead={lead} action={action} />
      <Box mt="6">{children}</Box>
    </Box>
  );
}

/** A surface for one thing on such a page. `narrow`: for a few fields, which need not be as wide as the page. */
export function AccountPanel({
  children,
  narrow = false,
}: {
  children: ReactNode;
  narrow?: boolean;
}) {
  return (
    <Card boxShadow="card" roomy>
      <Box {...(narrow && { maxW: '28rem' })}>{children}</Box>
    </Card>
  );
}

/** The way back from a page that belongs to privacy and security. */
export function useBackToPrivacy(): { to: string; label: string } {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return { to: paths.privacyAndSecurity(language), label: t('userMenu.privacyAndSecurity') };
}
