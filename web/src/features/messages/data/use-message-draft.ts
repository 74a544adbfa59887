import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../lib/drafts/drafts.ts';

const nameOf = (userId: string) => `message/${userId}`;

/** What somebody types to a person and has not sent. It survives a reload of the tab. */
export function useMessageDraft(userId: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => ({ userId, text: read(userId) }));
  const current = typed.userId === userId ? typed : { userId, text: read(userId) };
  const write = (text: string) => {
    setTyped({ userId, text });
    if (text === '') dropDraft(nameOf(userId));
    else writeDraft(nameOf(userId), { text });
  };
  return [current.text, write];
}

function read(userId: string): string {
  const { text } = readDraft(nameOf(userId));
  return typeof text === 'string' ? text : '';
}
