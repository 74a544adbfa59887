import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../lib/drafts/drafts.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';

/** Each person has drafts of their own: another may sign in on the same tab. */
const nameOf = (me: string | undefined, userId: string) => `message/${me}/${userId}`;

/** What somebody types to a person and has not sent. It survives a reload of the tab. */
export function useMessageDraft(userId: string): readonly [string, (text: string) => void] {
  const name = nameOf(useCurrentPerson(), userId);
  const [typed, setTyped] = useState(() => ({ name, text: read(name) }));
  const current = typed.name === name ? typed : { name, text: read(name) };
  const write = (text: string) => {
    setTyped({ name, text });
    if (text === '') dropDraft(name);
    else writeDraft(name, { text });
  };
  return [current.text, write];
}

function read(name: string): string {
  const { text } = readDraft(name);
  return typeof text === 'string' ? text : '';
}
