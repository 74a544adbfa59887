import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useMutation } from '@tanstack/react-query';
import { logoutEverywhere } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import {
  ArrowRight,
  AtSign,
  Ban,
  FileDown,
  Flag,
  HandCoins,
  KeyRound,
  Laptop,
  ShieldCheck,
  Trash2,
  MonitorSmartphone,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { usePreloadToaster } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';

interface SecurityItemProps {
  Icon: LucideIcon;
  title: string;
  body: string;
  /** Shown at the end, for example an arrow. */
  end?: ReactNode;
  /** For an action that cannot be undone. */
  danger?: boolean;
}

/** Styles of a link or button of the menu. */
const securityItemLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  px: { base: '4', md: '5' },
  py: '4',
  textAlign: 'start',
  cursor: 'pointer',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'card',
  _hover: { borderColor: 'fg.brand' },
} as const;

/** Content of a link or button of the menu. */
function SecurityItem({ Icon, title, body, end, danger = false }: SecurityItemProps) {
  return (
    <>
      <Box
        as="span"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        boxSize="11"
        borderRadius="full"
        bg={danger ? 'bg.error' : 'bg.brandSubtle'}
        color={danger ? 'fg.error' : 'fg.brand'}
      >
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box as="span" flex="1" minW="0">
        <Box as="span" display="block" fontWeight="semibold" {...(danger && { color: 'fg.error' })}>
          {title}
        </Box>{' '}
        <Box as="span" display="block" fontSize="sm" color="fg.muted">
          {body}
        </Box>
      </Box>
      {end}
    </>
  );
}

interface SecurityMenuProps {
  user: User;
  /** Called with the server's message once all sessions have ended. */
  onSignedOut: (message: string) => void;
}

/** Menu of privacy and security. People from an external sign-in have no password or e-mail to change here. */
export function SecurityMenu({ user, onSignedOut }: SecurityMenuProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      {user.isOAuth && (
        <Box mb="5">
          <Alert kind="info">{t('privacy.external')}</Alert>
        </Box>
      )}
      <Grid as="ul" listStyleType="none" gap="3">
        {!user.isOAuth && (
          <>
            <LinkItem name="password" Icon={KeyRound} to={paths.changePassword(language)} />
            <LinkItem name="email" Icon={AtSign} to={paths.changeEmail(language)} />
          </>
        )}
        <LinkItem name="devices" Icon={Laptop} to={paths.devices(language)} />
        <li>
          <SignOutEverywhere onSignedOut={onSignedOut} />
        </li>
        <LinkItem name="blocked" Icon={Ban} to={paths.blockedUsers(language)} />
        <LinkItem name="reports" Icon={Flag} to={paths.myReports(language)} />
        {user.role !== 'investor' && (
          <LinkItem name="investor" Icon={HandCoins} to={paths.becomeInvestor(language)} />
        )}
        <LinkItem name="info" Icon={ShieldCheck} to={paths.privacyInfo(language)} />
        <LinkItem name="data" Icon={FileDown} to={paths.yourData(language)} />
        <LinkItem name="deletion" Icon={Trash2} to={paths.deleteAccount(language)} danger />
      </Grid>
    </>
  );
}

interface LinkItemProps {
  name:
    | ('password' | 'email' | 'devices' | 'blocked' | 'reports')
    | ('investor' | 'info' | 'data' | 'deletion');
  Icon: LucideIcon;
  to: string;
  danger?: boolean;
}

function LinkItem({ name, Icon, to, danger = false }: LinkItemProps) {
  const { t } = useTranslation('account');
  return (
    <li>
      <Box asChild {...securityItemLook}>
        <Link to={to}>
          <SecurityItem
            Icon={Icon}
            title={t(`${name}.title`)}
            body={t(`${name}.body`)}
            danger={danger}
            end={
              <Box as="span" color="fg.muted" flexShrink="0">
                <ArrowRight size={18} className="mirror" aria-hidden="true" />
              </Box>
            }
          />
        </Link>
      </Box>
    </li>
  );
}

/** Ends all sessions of the person after confirmation. */
function SignOutEverywhere({ onSignedOut }: { onSignedOut: (message: string) => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const failureText = useFailureText();
  usePreloadToaster();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => submitToApi(logoutEverywhere, { language }),
    onSuccess: ({ message }) => onSignedOut(message),
  });
  const confirm = useConfirm({
    title: t('privacy.everywhereAsk'),
    body: t('privacy.everywhereWarning'),
    confirm: t('privacy.everywhereConfirm'),
    cancel: t('settings.cancel'),
    onConfirm: () => {
      if (!isPending) mutate();
    },
  });
  return (
    <>
      <Box asChild {...securityItemLook}>
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) confirm.ask();
          }}
        >
          <SecurityItem
            Icon={MonitorSmartphone}
            title={isPending ? t('privacy.everywhereWorking') : t('privacy.everywhereTitle')}
            body={t('privacy.everywhereBody')}
          />
        </button>
      </Box>
      <FailureAlert
        failure={error && { text: failureText(error, t('privacy.everywhereFailed')) }}
        my="4"
      />
      {confirm.dialog}
    </>
  );
}
