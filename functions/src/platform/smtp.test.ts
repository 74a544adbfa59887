import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { messageOf } from './smtp.ts';

const mail = {
  ...{ to: 'sara@example.com', subject: 'تم تغيير كلمة مرورك في القيصرية' },
  ...{ text: 'text', html: '<p>html</p>', messageId: '<1@mail.qaysari>' },
};

/** The headers of a mail as it leaves, with their lines joined. */
async function headersOf(siteName: string, oneClickUnsubscribe?: string): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(
    messageOf({ ...mail, siteName, oneClickUnsubscribe }),
  );
  const [headers = ''] = (message as Buffer).toString('latin1').split('\r\n\r\n');
  return headers.replaceAll(/\r\n\s+/g, ' ');
}

/** RFC 2047. */
function decoded(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    )
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

test.each(['Qaysari', 'القيصرية', 'قەیسەری'])(
  '%s is the name beside our addresses',
  async (name) => {
    const headers = await headersOf(name);
    expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
    const lines = decoded(headers).split('\r\n');
    expect(lines).toContain(`From: ${name} <no-reply@qaysari.example>`);
    expect(lines).toContain(`Reply-To: ${name} <support@qaysari.example>`);
    expect(lines).toContain(`Subject: ${mail.subject}`);
  },
);

test('a mail that can be ended names the address that ends it, on one line', async () => {
  const url = 'https://qaysari.example/api/mail/unsubscribe?token=a';
  const headers = await headersOf('Qaysari', url);
  expect(headers).toContain(`List-Unsubscribe: <${url}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(await headersOf('Qaysari')).not.toContain('List-Unsubscribe');
});
