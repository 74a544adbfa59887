import { expect, it } from 'vitest';
import { createMailbox, mostMails } from './mailbox.ts';

it('keeps the newest mails only', async () => {
  const mailbox = createMailbox();
  for (let at = 1; at <= mostMails + 2; at += 1) {
    await mailbox.add(Buffer.from(`Subject: ${at}\r\n\r\n`), ['a@example.com']);
  }
  expect(mailbox.all()).toHaveLength(mostMails);
  expect(mailbox.all()[0]?.subject).toBe(String(mostMails + 2));
  expect(mailbox.find(2)).toBeUndefined();
});
