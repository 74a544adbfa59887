import { Box } from '@chakra-ui/react/box';
import { profileFields, type User } from '@qaysari/contract/user-entity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { profileValues } from './profile-values.ts';

/** Written from left to right in every language. */
const ltr = ['username', 'email', 'phone', 'postalcode'];

/** A profile to read. */
export function ProfileView({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { username, email } = user;
  const values = { username, email, ...profileValues(user, language) };
  const shown = (['username', 'email', ...profileFields] as const).filter(
    (name) => values[name] !== '',
  );
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      columnGap="6"
      rowGap="5"
    >
      {shown.map((name) => (
        <Box key={name} minW="0">
          <Box as="dt" fontSize="sm" color="fg.muted">
            {t(`field.${name}`)}
          </Box>
          <Box as="dd" fontWeight="medium" overflowWrap="anywhere">
            <bdi {...(ltr.includes(name) && { dir: 'ltr' })}>{values[name]}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
