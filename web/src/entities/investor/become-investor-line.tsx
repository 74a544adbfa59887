import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { RouterLink } from '../../ui/router-link.tsx';
import { useSession } from '../person/session.tsx';

/** Invites members to become an investor, where investors are shown. */
export function BecomeInvestorLine(props: BoxProps) {
  const { t } = useTranslation(['investors', 'common']);
  const language = useLanguage();
  const { data: user } = useSession();
  if (user?.role !== 'member') return null;
  return (
    <Box as="p" {...props}>
      {t('areYou')}{' '}
      <RouterLink to={paths.becomeInvestor(language)} display="inline-block" py="2" inText>
        {t('common:userMenu.becomeInvestor')}
      </RouterLink>
    </Box>
  );
}
