import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { listMessages } from '@qaysari/contract/message/calls';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { mergeThreads, threadOfPage, type Thread } from './thread.ts';

interface Asking {
  me: string | undefined;
  userId: string;
  language: Language;
  signal?: AbortSignal;
}

async function fetchPage(
  { me, userId, language, signal }: Asking,
  page: number,
  limit: number,
): Promise<Thread> {
  const askedAt = Date.now();
  const answer = await callAsMember(listMessages, {
    language,
    params: { userId },
    query: { page, limit },
    person: me,
    ...(signal && { signal }),
  });
  return threadOfPage(answer, { page, limit, askedAt });
}

/** Who was away longer may have missed edits of older messages as well. */
const awayMs = 90_000;
/** After 200 missed messages the older ones are loaded again when somebody scrolls to them. */
const mostPages = 4;

/**
 * The latest messages of a conversation, back to those that are known already, so that no hole is left. Then more
 * than was asked for has been in it: a later page may begin with messages of the one before.
 */
export async function fetchLatest(asking: Asking, known: Thread | undefined): Promise<Thread> {
  const isAway = known !== undefined && Date.now() - known.askedAt > awayMs;
  const limit = isAway ? limits.messagePageMax : limits.messagePageSize;
  let thread = await fetchPage(asking, 1, limit);
  if (!known) return thread;
  for (let page = 2; thread.from > known.to + 1 && page <= mostPages; page++) {
    const size = limits.messagePageMax;
    const reached = Math.floor((thread.latest - thread.from + 1) / size) + 1;
    thread = mergeThreads(await fetchPage(asking, reached, size), thread);
  }
  return thread;
}

/** The messages before those that are known; at least one, if there is one. */
export async function fetchOlder(asking: Asking, known: Thread): Promise<Thread> {
  const limit = limits.messagePageSize;
  const shown = (thread: Thread) => Object.keys(thread.messages).length;
  let thread = known;
  while (thread.from > 1 && shown(thread) <= shown(known)) {
    const page = Math.floor((thread.latest - thread.from + 1) / limit) + 1;
    // Newer messages push the pages on, so this one may begin with what is known.
    thread = mergeThreads(thread, await fetchPage(asking, page, limit));
  }
  return thread;
}
