import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { House, LayoutGrid, MessagesSquare, Plus, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { isPage } from '../../lib/routes/is-page.ts';
import { paths, routeNames, routeOf } from '../../lib/routes/routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { useAccountSheet } from './account-button.tsx';
import { UnreadMark } from './unread-mark.tsx';

const pages = [
  { name: 'home', text: 'bar.home', Icon: House },
  { name: 'listings', text: 'header.ads', Icon: LayoutGrid },
  { name: 'createListing', text: 'bar.publish', Icon: Plus },
  { name: 'inbox', text: 'userMenu.inbox', Icon: MessagesSquare },
] as const;

/** The pages behind "Account". */
const accountPages = routeNames.filter(
  (name) => routeOf(name).layout === 'account' && name !== 'inbox',
);

const item = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: 'full',
  minH: '56px',
  // Larger text makes the labels larger as far as all five fit side by side.
  fontSize: 'min(0.75rem, 3.75vw)',
  fontWeight: 'medium',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  cursor: 'pointer',
  outlineOffset: '-3px',
  _active: { bg: 'bg.muted' },
} as const;

/** Not by its colour alone: a line at the edge of the bar. */
const currentItem = {
  color: 'fg.brand',
  _before: {
    content: '""',
    position: 'absolute',
    top: '0',
    width: '40px',
    height: '3px',
    borderBottomRadius: 'full',
    bg: 'currentColor',
  },
} as const;

/** The main pages, in reach of a thumb (docs/specification/screens.md#s3). */
export function BottomNavigation() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <BottomBar as="nav" aria-label={t('header.pages')}>
      {/* Five places from the start: the page arrives in pieces, and the first would move. */}
      <Grid as="ul" templateColumns="repeat(5, 1fr)" listStyleType="none">
        {pages.map(({ name, text, Icon }) => {
          const isCurrent = isPage(pathname, [name]);
          return (
            <Box key={name} as="li">
              <Box asChild {...item} {...(isCurrent && currentItem)}>
                <Link to={paths[name](language)} aria-current={isCurrent ? 'page' : undefined}>
                  <Mark Icon={Icon} isMain={name === 'createListing'} />
                  {t(text)}
                  {name === 'inbox' && <UnreadMark />}
                </Link>
              </Box>
            </Box>
          );
        })}
        <AccountItem isCurrent={isPage(pathname, accountPages)} />
      </Grid>
    </BottomBar>
  );
}

function AccountItem({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation('common');
  const { props, sheet } = useAccountSheet();
  return (
    <Box as="li" position="relative">
      <Box asChild {...item} {...(isCurrent && currentItem)}>
        <button type="button" aria-current={isCurrent ? 'true' : undefined} {...props}>
          <Mark Icon={UserRound} />
          {t('bar.account')}
        </button>
      </Box>
      {sheet}
    </Box>
  );
}

/** `isMain`: the highlighted one. */
function Mark({ Icon, isMain = false }: { Icon: LucideIcon; isMain?: boolean }) {
  return (
    <Box
      as="span"
      display="grid"
      placeItems="center"
      height="26px"
      width="48px"
      borderRadius="full"
      {...(isMain && { bg: 'action', color: 'action.text' })}
    >
      <Icon size={22} aria-hidden="true" />
    </Box>
  );
}
