import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ShieldCheck } from 'lucide-react';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { RouterLink } from '../ui/router-link.tsx';
import { StarPattern } from '../ui/star.tsx';

const paragraphs = ['p1', 'p2', 'p3'] as const;

/** Privacy and security in short: an image and three paragraphs (docs/specification/account-screens.md#a5). */
function Protection() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <Flex
        aria-hidden="true"
        position="relative"
        overflow="hidden"
        align="center"
        justify="center"
        aspectRatio={{ base: '5 / 2', md: '4 / 1' }}
        bg="bg.brand"
        color="fg.onBrand"
        borderRadius="xl"
        mb="6"
      >
        <StarPattern id="protection-stars" opacity="0.12" />
        <ShieldCheck size={72} strokeWidth={1.25} />
      </Flex>
      {paragraphs.map((name) => (
        <Box as="p" key={name} mb="4">
          {t(`info.${name}`)}
        </Box>
      ))}
      <RouterLink to={paths.privacyPolicy(language)} display="inline-block" py="2.5">
        {t('info.policy')}
      </RouterLink>
    </>
  );
}

export function AccountPrivacyInfoPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('info.title')} back={useBackToPrivacy()}>
      <Protection />
    </AccountPage>
  );
}
