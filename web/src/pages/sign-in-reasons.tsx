import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { asksForNewest } from '../entities/listing/listings-path.ts';
import { cameFrom } from '../entities/person/sign-in-link.ts';
import { hasNotice } from '../entities/person/new-account.ts';
import { wishAt } from '../entities/person/wish.ts';
import { useLanguage } from '../i18n/language.ts';
import { isPage } from '../lib/routes/is-page.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { reportHash, routeNames, type RouteName } from '../lib/routes/routes.ts';
import { Alert } from '../ui/alert.tsx';

/** Pages for members that a visitor reaches by one press, and what they wanted there. */
const reasonOfPage: Partial<Record<RouteName, 'message' | 'publish' | 'investors' | 'ad'>> = {
  conversation: 'message',
  createListing: 'publish',
  investors: 'investors',
  investorDetails: 'investors',
  myListings: 'ad',
};

/** Says why somebody has to sign in or sign up, and what comes next: nothing for somebody who came by themselves. */
export function SignInReasons() {
  const { t } = useTranslation(['auth', 'ads', 'ad']);
  const language = useLanguage();
  const location = useLocation();
  const [wish] = useState(() => wishAt(location));
  const from = cameFrom(location.search, language) ?? '';
  const [pathname = '', query = ''] = from.split(/[?#]/);
  const page = routeNames.find((name) => name in reasonOfPage && isPage(pathname, [name]));
  const reason = page && reasonOfPage[page];
  // After a sign-up the notice says it; others open the list of their ads for many reasons.
  const isUnsaid = reason !== 'ad' || (isNewest(query) && !hasNotice(location.search));
  const reasons = [
    wish?.kind === 'favorite' && t('ads:favorite.signIn'),
    wish?.kind === 'search' && t('auth:signIn.savesSearch'),
    from.endsWith(reportHash) && t('ad:report.signIn'),
    reason !== undefined && isUnsaid && t(`auth:reason.${reason}`),
  ];
  return reasons
    .filter((text) => text !== false)
    .map((text) => (
      <Box key={text} mb="6">
        <Alert kind="info">{text}</Alert>
      </Box>
    ));
}

const isNewest = (query: string) => asksForNewest(pageQuery('myListings', query));
