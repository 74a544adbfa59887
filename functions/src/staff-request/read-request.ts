import { paperKinds } from '@qaysari/contract/account/person';
import type { DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { StaffTextRef } from '../platform/texts.ts';
import type { StaffNote } from '../user/public.ts';

/** What staff may ask for. */
const asks = ['newsletter', 'papers', 'phone'] as const;

export type RequestStatus = 'done' | 'refused';

/** What staff typed into a document of `staffRequests`. Anything may be there. */
interface Typed {
  ask: unknown;
  who: unknown;
  papers: unknown;
  off: unknown;
}

export interface StaffRequest {
  typed: Typed;
  status: unknown;
  /** What was typed and its outcome, as the product wrote it: nothing is done twice. */
  answered: (Typed & { status: RequestStatus }) | undefined;
}

export function readRequest(data: DocumentData | undefined): StaffRequest | undefined {
  if (!data) return undefined;
  const { ask = null, who = null, papers = null, off = null, status }: DocumentData = data;
  const answered = data['answered'] as StaffRequest['answered'];
  return { typed: { ask, who, papers, off }, status, answered };
}

/** Whether what is typed now has its answer, which nobody has changed. */
export function isAnswered({ typed, status, answered }: StaffRequest): boolean {
  return isDeepStrictEqual(answered, { ...typed, status });
}

export type Asked = 'newsletter' | (StaffNote & { who: string });

/** What a request asks for, or what is wrong with it. */
export function readAsked({ ask, who, papers, off }: Typed): Asked | { problem: StaffTextRef } {
  const known = wordOf(asks, ask);
  if (!known) return unknownWord('requestAsk', asks);
  if (known === 'newsletter') return known;
  const about = known === 'phone' ? known : wordOf(paperKinds, papers);
  if (!about) return unknownWord('requestPapers', paperKinds);
  const isOff = off === true || wordOf(['true'], off) !== undefined;
  if (!isOff && off !== null && off !== false) return { problem: { key: 'requestOff' } };
  return { about, isOff, who: typeof who === 'string' ? who.trim() : '' };
}

/** Keyboards of phones write the first letter large, and a blank after a word. */
function wordOf<Word extends string>(words: readonly Word[], typed: unknown): Word | undefined {
  const word = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return words.find((each) => each === word);
}

const unknownWord = (key: StaffTextRef['key'], words: readonly string[]) => ({
  problem: { key, params: { values: words.join(', ') } },
});
