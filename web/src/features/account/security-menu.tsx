import { Box } from '@chakra-ui/react/box';
import { ArrowRight, AtSign, KeyRound, ShieldCheck, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '@qaysari/contract/user-entity';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { SecurityItem, securityItemLook } from './security-item.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface SecurityMenuProps {
  user: User;
  /** All sessions are over; what the server says to it. */
  onSignedOut: (message: string) => void;
}

/** What can be done about privacy and security. Whoever came from elsewhere has no password or e-mail to change here. */
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
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {!user.isOAuth && (
          <>
            <LinkItem name="password" Icon={KeyRound} to={paths.changePassword(language)} />
            <LinkItem name="email" Icon={AtSign} to={paths.changeEmail(language)} />
          </>
        )}
        <li>
          <SignOutEverywhere onSignedOut={onSignedOut} />
        </li>
        <LinkItem name="info" Icon={ShieldCheck} to={paths.privacyInfo(language)} />
        <LinkItem name="deletion" Icon={Trash2} to={paths.deleteAccount(language)} grave />
      </Box>
    </>
  );
}

interface LinkItemProps {
  name: 'password' | 'email' | 'info' | 'deletion';
  Icon: LucideIcon;
  to: string;
  grave?: boolean;
}

function LinkItem({ name, Icon, to, grave = false }: LinkItemProps) {
  const { t } = useTranslation('account');
  return (
    <li>
      <Box asChild {...securityItemLook}>
        <Link to={to}>
          <SecurityItem
            Icon={Icon}
            title={t(`${name}.title`)}
            body={t(`${name}.body`)}
            grave={grave}
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
