import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '@qaysari/contract/auth-endpoints';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/error-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { textOfFailure } from '../../lib/forms/form-errors.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';

/** Sends the link that verifies an address once more, and says what came of it. */
export function ResendVerification({ usernameOrEmail }: { usernameOrEmail: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const say = useErrorText();
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      submitToApi(resendVerification, {
        language,
        body: resendVerification.body.cast({ usernameOrEmail }),
      }),
  });
  return (
    <>
      <SubmitButton
        variant="outline"
        size="sm"
        isWorking={isPending}
        workingText={t('unverified.working')}
        onClick={() => mutate()}
      >
        {t('unverified.resend')}
      </SubmitButton>
      <Box role="status" mt={data || error ? '2' : '0'}>
        {data?.message}
        {error instanceof ApiFailure && say(textOfFailure(error, language))}
      </Box>
    </>
  );
}
