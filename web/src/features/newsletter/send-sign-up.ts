import type { Language } from '@qaysari/contract/shared/languages';
import { askForNews } from '@qaysari/contract/notification/calls';
import { newsSchema } from '@qaysari/contract/notification/schema';
import { submitToApi } from '../../lib/api/api-client.ts';
import { ApiFailure, type ErrorText } from '../../lib/api/failure.ts';
import { schemaErrors } from '../../lib/forms/form-errors.ts';

/** Why an address was not signed up. `isWrong`: the address itself is at fault. */
export interface SignUpProblem {
  error: ErrorText;
  isWrong: boolean;
}

/** Signs an address up for the newsletter, once it is checked as the server will. Undefined: it is done. */
export async function sendSignUp(
  email: string,
  language: Language,
): Promise<SignUpProblem | undefined> {
  const wrong = schemaErrors(newsSchema, { email })['email'];
  if (wrong) return { error: wrong, isWrong: true };
  try {
    if (!navigator.onLine) throw new ApiFailure(0, {});
    await submitToApi(askForNews, { language, body: newsSchema.cast({ email }) });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const refused = error.fields['email'];
    return { error: refused ?? error.text, isWrong: refused !== undefined };
  }
}
