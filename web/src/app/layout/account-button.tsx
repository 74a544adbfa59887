import { Box } from '@chakra-ui/react/box';
import { UserRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../entities/person/session.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';

/** Lazy: most visits never open it. */
const AccountSheet = lazyComponent(
  async () => (await import('./account-sheet.tsx')).AccountSheet,
  <Skeleton boxSize="11" borderRadius="full" />,
);

/** Opens the account sheet. Give `props` to a button, and render `sheet` in the positioned box around it. */
export function useAccountSheet() {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  const { data: user } = useSession();
  const [wasAsked, setAsked] = useState(false);
  // Any navigation closes it, the back button too.
  const [openAt, setOpenAt] = useState<string>();
  const props = {
    'aria-haspopup': 'dialog',
    'aria-label': user ? t('userMenu.open') : t('bar.account'),
    onClick: () => {
      setAsked(true);
      setOpenAt(key);
    },
  } as const;
  const sheet: ReactElement | undefined = wasAsked ? (
    // While the sheet's code loads, and after a failure, something else covers the button.
    <Box
      position="absolute"
      inset="0"
      display="grid"
      placeItems="center"
      _empty={{ display: 'none' }}
    >
      <AccountSheet open={openAt === key} onClose={() => setOpenAt(undefined)} />
    </Box>
  ) : undefined;
  return { props, sheet };
}

/** The way to the account sheet on pages without the bottom bar, in the header of phones. */
export function AccountButton() {
  const { props, sheet } = useAccountSheet();
  return (
    <Box position="relative">
      <Button variant="ghost" size="icon" {...props}>
        <UserRound size={20} aria-hidden="true" />
      </Button>
      {sheet}
    </Box>
  );
}
