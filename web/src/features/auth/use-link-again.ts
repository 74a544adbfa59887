import { resendVerification } from '@qaysari/contract/account/calls';
import { resendVerificationSchema } from '@qaysari/contract/account/schema';
import { limits } from '@qaysari/contract/shared/limits';
import { useMutation } from '@tanstack/react-query';
import { linkCountdown } from '../../entities/person/new-account.ts';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { startCountdown } from '../../lib/browser/use-countdown.ts';

/** Sends the link that verifies an address again. */
export function useLinkAgain(usernameOrEmail: string) {
  const language = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      submitToApi(resendVerification, {
        language,
        body: resendVerificationSchema.cast({ usernameOrEmail }),
      }),
    onSuccess: () => startCountdown(linkCountdown, limits.codeResendSeconds),
  });
  return {
    send: () => mutate(),
    isPending,
    /** What the server said. */
    answer: data?.message,
    failure: error ? failureText(error) : undefined,
  };
}
