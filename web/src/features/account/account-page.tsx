import { Box } from '@chakra-ui/react/box';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { PageHeading } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { Card } from '../../ui/surfaces.tsx';

interface AccountPageProps {
  title: string;
  /** Where the title of the window says more. */
  windowTitle?: string;
  lead?: ReactNode;
  /** The main action of the page, beside the heading. */
  action?: ReactNode;
  /** Link to the parent page. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page of the account area, with its heading and title. */
export function AccountPage({
  title,
  windowTitle,
  lead,
  action,
  back,
  children,
}: AccountPageProps) {
  return (
    // In the middle of the page; beside the sidebar, as wide as there is room.
    <Box maxW={{ base: 'reading', lg: 'full' }} mx="auto">
      {back && (
        <RouterLink
          to={back.to}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="11"
          fontSize="sm"
        >
          <ChevronLeft size={16} className="mirror" aria-hidden="true" />
          {back.label}
        </RouterLink>
      )}
      <PageHeading title={title} windowTitle={windowTitle} lead={lead} action={action} />
      <Box mt="6">{children}</Box>
    </Box>
  );
}

/** A card of the account area. `narrow`: limits the width of its content, for a few fields. */
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

/** Link back to the privacy and security page. */
export function useBackToPrivacy(): { to: string; label: string } {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return { to: paths.privacyAndSecurity(language), label: t('userMenu.privacyAndSecurity') };
}
