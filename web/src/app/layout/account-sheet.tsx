import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { User } from '@qaysari/contract/account/types';
import { Headset, LogOut, Moon, Plus, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../entities/person/session.tsx';
import { keepFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { setColorMode, useColorMode } from '../../theme/color-mode.ts';
import { choice } from '../../theme/slot-recipes.ts';
import { Button } from '../../ui/button.tsx';
import { RetryButton } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { useAccountLinks } from './account-links.ts';
import { ContactLink } from './contact-link.tsx';
import { useLanguageLinks } from './language-button.tsx';
import { useConfirmSignOut, AccountSummary } from './account-summary.tsx';

const currentLook = { bg: 'bg.brandSubtle', color: 'fg.brand', fontWeight: 'semibold' } as const;

const row = {
  ...choice,
  minH: '12',
  fontSize: 'md',
  '& svg': { flexShrink: 0 },
} as const;

interface AccountSheetProps {
  open: boolean;
  onClose: () => void;
}

/** On phones what the header holds elsewhere: account, language and colours (docs/specification/screens.md#s4). */
export function AccountSheet({ open, onClose }: AccountSheetProps) {
  const { t } = useTranslation('common');
  const { data: user, isPending, refetch } = useSession();
  const signOut = useConfirmSignOut();
  return (
    <>
      <Sheet title={t('bar.account')} open={open} onClose={onClose}>
        {user && <MemberRows user={user} />}
        {user === null && <VisitorButtons />}
        {user === undefined &&
          (isPending ? <Skeleton height="12" /> : <RetryButton onRetry={() => void refetch()} />)}
        <Part>
          <LanguageLinks />
          <ColorModeRow />
          <ContactLink {...row} icon={<Headset size={20} aria-hidden="true" />} />
        </Part>
        {user && (
          <Part>
            <Box asChild {...row}>
              <button type="button" onClick={signOut.ask}>
                <LogOut className="mirror" size={20} aria-hidden="true" />
                {t('userMenu.signOut')}
              </button>
            </Box>
          </Part>
        )}
      </Sheet>
      {signOut.dialog}
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" mt="3" pt="3">
      {children}
    </Box>
  );
}

function MemberRows({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const links = useAccountLinks();
  return (
    <>
      <Box px="3" pb="3">
        <AccountSummary user={user} />
      </Box>
      <nav aria-label={t('userMenu.open')}>
        <Box asChild {...row}>
          <Link to={paths.createListing(language)}>
            <Plus size={20} aria-hidden="true" />
            {t('header.publish')}
          </Link>
        </Box>
        {links.map(({ to, label, Icon, current }) => (
          <Box key={to} asChild {...row} {...(current && currentLook)}>
            <Link to={to} aria-current={current}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </Link>
          </Box>
        ))}
      </nav>
    </>
  );
}

function VisitorButtons() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { search } = useLocation();
  const from = keepFrom(search);
  return (
    <Flex direction="column" gap="3">
      <Button asChild size="lg">
        <Link to={paths.signIn(language) + from}>{t('header.signIn')}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={paths.signUp(language) + from}>{t('bar.createAccount')}</Link>
      </Button>
    </Flex>
  );
}

function LanguageLinks() {
  const { t } = useTranslation('common');
  const links = useLanguageLinks();
  return (
    <Flex as="nav" aria-label={t('header.language')} wrap="wrap" gap="2" mb="2">
      {links.map(({ link, nativeName, isCurrent }) => (
        <Button
          key={link.lang}
          asChild
          variant="outline"
          px="3"
          flex="1"
          {...(isCurrent && { ...currentLook, borderColor: 'fg.brand', borderWidth: '2px' })}
        >
          <Link {...link} aria-current={isCurrent ? 'true' : undefined}>
            {nativeName}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}

function ColorModeRow() {
  const { t } = useTranslation('common');
  const isDark = useColorMode() === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <Box asChild {...row}>
      <button type="button" onClick={() => setColorMode(isDark ? 'light' : 'dark')}>
        <Icon size={20} aria-hidden="true" />
        {isDark ? t('header.toLight') : t('header.toDark')}
      </button>
    </Box>
  );
}
