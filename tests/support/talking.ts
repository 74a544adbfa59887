import { expect } from 'vitest';
import { canCutLines } from './chat-lines.ts';
import { conversationOf } from './conversation-page.ts';
import type { Created } from './created.ts';
import { buildChatUser, type ChatUser } from './chat-users.ts';
import { visitAs } from './visit-as.ts';
import type { Visitor } from './visitor.ts';

const language = 'ar';

/** Without a network the page says so in the console, as the browser does. */
export const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

/** A request of the SDK that brings changes. */
export const isLine = (url: string) => url.includes('/Listen/channel');

interface Side {
  visitor: Visitor;
  cut: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The texts of the conversation, in the order of the page. */
  said: () => Promise<string[]>;
}

/** One of the two, with the conversation open and live. */
async function open(created: Created, me: ChatUser, partner: ChatUser): Promise<Side> {
  const visitor = await visitAs(created, me, {
    language,
    width: 360,
    expectedErrors: offlineErrors,
  });
  const { page } = visitor;
  await page.clock.install();
  const cut = await canCutLines(page);
  const isLive = page.waitForResponse((response) => isLine(response.url()));
  await visitor.open(`/my-account/inbox/${partner.uid}`);
  await isLive;
  return {
    visitor,
    cut,
    type: conversationOf(visitor, language).write,
    said: () => page.getByRole('log').locator('[dir=auto]').allTextContents(),
  };
}

/** Two people who have written before, each with a browser of their own. */
export async function talking(created: Created) {
  const [one, other] = [await buildChatUser(created), await buildChatUser(created)];
  await one.sendNow(other, 'first');
  await other.sendNow(one, 'second');
  const sides = [await open(created, one, other), await open(created, other, one)] as const;
  return {
    one,
    other,
    sides,
    async [Symbol.asyncDispose]() {
      for (const { visitor } of sides) await visitor[Symbol.asyncDispose]();
    },
  };
}

/** Both see exactly this, in this order. */
export async function expectAll(
  sides: readonly Side[],
  texts: readonly string[],
  timeout: number,
): Promise<void> {
  await Promise.all(
    sides.map((side) => expect.poll(() => side.said(), { timeout, interval: 50 }).toEqual(texts)),
  );
}

/** Numbers of the messages that the API has, which are its word for "nothing is missing". */
export const seqsOf = async (one: ChatUser, other: ChatUser) =>
  (await one.pageNow(other, '?limit=50')).messages.map(({ seq }) => seq);

/** The API has taken a message. */
export const taken = ({ visitor: { page } }: Side) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/message') && response.request().method() === 'POST',
  );
