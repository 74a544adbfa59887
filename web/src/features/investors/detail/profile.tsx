import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { PublicInvestorProfile } from '@qaysari/contract/investor/types';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Heading } from '../../../ui/page.tsx';
import { UserLine, UserText } from '../../../ui/user-text.tsx';

/** Who it is, and what they say of themselves in one line. */
export function ProfileHead({ name, title }: { name: string; title: string }) {
  return (
    <Flex gap="4" align="center" mb="6" mt="2">
      <Avatar name={name} size="16" />
      <Box minW="0" overflowWrap="anywhere">
        <Heading as="h1">
          <UserLine>{name}</UserLine>
        </Heading>
        <Box as="p" mt="1" color="fg.muted">
          <UserLine>{title}</UserLine>
        </Box>
      </Box>
    </Flex>
  );
}

const texts = ['about', 'offers', 'message'] as const;

/** What an investor has written: each text in its own language. */
export function ProfileTexts({ profile }: { profile: PublicInvestorProfile }) {
  const { t } = useTranslation('investors');
  return texts.map((name) => {
    const text = profile[name];
    if (text === undefined) return null;
    return (
      <Box key={name} as="section">
        <Heading as="h2" mb="2">
          {t(`profile.${name}`)}
        </Heading>
        <UserText maxW="reading" text={text} />
      </Box>
    );
  });
}
