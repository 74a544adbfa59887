import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { setConversationState } from '@qaysari/contract/message/calls';
import { languageOfPath } from '../../../i18n/language.ts';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { currentPerson } from '../../../lib/session/token.ts';

/** Tells the API how far this person has got in the conversation with another. */
export async function tellState(
  userId: string,
  body: BodyOf<typeof setConversationState>,
): Promise<void> {
  await callAsMember(setConversationState, {
    language: languageOfPath(location.pathname) ?? defaultLanguage,
    params: { userId },
    body,
    person: currentPerson(),
  });
}
