import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { readPendingFavorite } from '../entities/listing/pending-favorite.ts';
import { cameFrom } from '../entities/person/sign-in-link.ts';
import { searchToSave } from '../features/listings/saved/pending-search.ts';
import { useLanguage } from '../i18n/language.ts';
import { isPage } from '../lib/routes/is-page.ts';
import { reportHash, type RouteName } from '../lib/routes/routes.ts';
import { Alert } from '../ui/alert.tsx';

/** Pages for members that a visitor reaches by one press, and what they wanted there. */
const wishes = {
  conversation: 'message',
  createListing: 'publish',
  investors: 'investors',
  investorDetails: 'investors',
} as const satisfies Partial<Record<RouteName, string>>;

/** Says why somebody has to sign in or sign up, and what comes next: nothing for somebody who came by themselves. */
export function SignInReasons() {
  const { t } = useTranslation(['auth', 'ads', 'ad']);
  const language = useLanguage();
  const { search } = useLocation();
  const [hasHeart] = useState(() => readPendingFavorite() !== undefined);
  const [hasSearch] = useState(() => searchToSave.read() !== undefined);
  const from = cameFrom(search, language) ?? '';
  const [pathname = ''] = from.split(/[?#]/);
  const page = Object.keys(wishes).find((name) => isPage(pathname, [name as RouteName]));
  const reasons = [
    hasHeart && t('ads:favorite.signIn'),
    hasSearch && t('auth:signIn.savesSearch'),
    from.endsWith(reportHash) && t('ad:report.signIn'),
    page !== undefined && t(`auth:reason.${wishes[page as keyof typeof wishes]}`),
  ];
  return reasons
    .filter((reason) => reason !== false)
    .map((reason) => (
      <Box key={reason} mb="6">
        <Alert kind="info">{reason}</Alert>
      </Box>
    ));
}
