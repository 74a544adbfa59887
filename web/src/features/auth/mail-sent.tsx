import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  addressOfNewAccount,
  linkCountdown,
  signUpAgain,
} from '../../entities/person/new-account.ts';
import { keepFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatCountdown, useCountdown } from '../../lib/browser/use-countdown.ts';
import { paths } from '../../lib/routes/routes.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { useLinkAgain } from './use-link-again.ts';

/** After a sign-up: where the link went, another one, and a way back for who mistyped the address. */
export function MailSent({ text }: { text: string }) {
  const { t } = useTranslation('auth');
  const [email] = useState(addressOfNewAccount);
  return (
    <Flex gap="4" bg="bg.brandSubtle" borderRadius="lg" px="4" py="4" mb="6">
      <Box color="fg.brand" flexShrink="0" aria-hidden="true">
        <MailCheck size={28} />
      </Box>
      <Box minW="0" flex="1" fontSize="sm">
        {email !== undefined && (
          <Box as="p" fontWeight="bold" overflowWrap="anywhere" mb="1">
            {t('sent.to', { email })}
          </Box>
        )}
        <p>{text}</p>
        {email !== undefined && <Ways email={email} />}
      </Box>
    </Flex>
  );
}

/** Its height does not change with the waiting time. */
function Ways({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const { search } = useLocation();
  const again = useLinkAgain(email);
  const seconds = useCountdown(linkCountdown);
  const isWaiting = seconds > 0;
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="4" mt="1">
        <SubmitButton
          variant="ghost"
          size="sm"
          px="0"
          color={isWaiting ? 'fg.muted' : 'fg.brand'}
          isWorking={again.isPending}
          workingText={t('sent.working')}
          aria-disabled={again.isPending || isWaiting}
          {...(isWaiting && { cursor: 'default', opacity: 0.8, _hover: {} })}
          onClick={() => {
            if (!isWaiting) again.send();
          }}
        >
          {isWaiting ? t('sent.againIn', { time: formatCountdown(seconds) }) : t('sent.again')}
        </SubmitButton>
        <RouterLink
          to={paths.signUp(language) + keepFrom(search)}
          py="2"
          onClick={() => signUpAgain()}
        >
          {t('sent.change')}
        </RouterLink>
      </Flex>
      <Box as="p" role="status" fontWeight="semibold" color="fg.brand" _empty={{ display: 'none' }}>
        {again.answer}
      </Box>
      <Box as="p" role="status" color="fg.error" _empty={{ display: 'none' }}>
        {again.failure}
      </Box>
    </>
  );
}
