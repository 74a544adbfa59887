import { afterAll, describe, expect, it } from 'vitest';
import { conversationOf } from '../support/conversation-page.ts';
import { startCreating } from '../support/created.ts';
import { buildChatUser } from '../support/chat-users.ts';
import { isLine, offlineErrors, seqsOf } from '../support/talking.ts';
import { visitAs } from '../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';

describe('somebody with a conversation open', () => {
  it('sends after a reload what the network did not take before, once', async () => {
    const [one, other] = [await buildChatUser(created), await buildChatUser(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language, expectedErrors: offlineErrors });
    const { page } = visitor;
    await visitor.open(`/my-account/inbox/${other.uid}`);
    // The API takes the second message, and its answer is lost.
    let losesAnswers = true;
    await page.route('**/api/message', async (route) => {
      if (!losesAnswers) return route.continue();
      await route.fetch();
      // The page may have gone meanwhile.
      return route.abort('failed').catch(() => undefined);
    });
    const { write } = conversationOf(visitor, language);
    await write('second');
    await write('third');
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2]);
    losesAnswers = false;
    await page.reload();
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2, 3]);
    const lines = page.getByRole('log').locator('[dir=auto]');
    await expect.poll(() => lines.allTextContents()).toEqual(['first', 'second', 'third']);
    const { messages } = await one.pageNow(other);
    expect(messages.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });

  it('keeps no connection once the conversations are left', async () => {
    const [one, other] = [await buildChatUser(created), await buildChatUser(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language });
    const { page } = visitor;
    const open = new Set<unknown>();
    page.on('request', (request) => isLine(request.url()) && open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    const opened = page.waitForRequest((request) => isLine(request.url()));
    await visitor.open(`/my-account/inbox/${other.uid}`);
    await opened;
    // The list beside the conversation has a connection of its own.
    await expect.poll(() => open.size).toBe(2);
    await page.locator(`header a[href="/${language}"]`).click();
    await page.waitForURL((url) => !url.pathname.includes('inbox'));
    await expect.poll(() => open.size).toBe(0);
  });
});
