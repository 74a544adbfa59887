import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { RouterLink } from '../../ui/router-link.tsx';
import { ContactLink, footerLine } from './contact-link.tsx';

/** The footer where people are busy: pages of one card and the account area (docs/specification/screens.md#s5). */
export function SmallFooter(props: FlexProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Flex
      as="footer"
      position="relative"
      wrap="wrap"
      justify="center"
      columnGap="6"
      px="4"
      pb="6"
      fontSize="sm"
      color="fg.muted"
      {...props}
    >
      <RouterLink quiet to={paths.terms(language)} {...footerLine}>
        {t('footer.terms')}
      </RouterLink>
      <RouterLink quiet to={paths.privacyPolicy(language)} {...footerLine}>
        {t('footer.privacy')}
      </RouterLink>
      <RouterLink quiet to={paths.newsletter(language)} {...footerLine}>
        {t('footer.newsletter')}
      </RouterLink>
      <ContactLink />
    </Flex>
  );
}
