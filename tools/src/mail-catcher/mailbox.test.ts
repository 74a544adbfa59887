import { expect, it } from 'vitest';
import { createMailbox, maxMails } from './mailbox.ts';

it('keeps only the newest mails', async () => {
  const mailbox = createMailbox();
  for (let at = 1; at <= maxMails + 2; at += 1) {
    await mailbox.add(Buffer.from(`Subject: ${at}\r\n\r\n`), ['a@example.com']);
  }
  expect(mailbox.all()).toHaveLength(maxMails);
  expect(mailbox.all()[0]?.subject).toBe(String(maxMails + 2));
  expect(mailbox.find(2)).toBeUndefined();
});
