import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../emulators/ports.ts';
import type { CaughtMail } from './mailbox.ts';
import { startMailCatcher, type MailCatcher } from './start-mail-catcher.ts';

let mail: MailCatcher;
let ports: { smtp: number; web: number };

beforeEach(async () => {
  const [smtp = 0, web = 0] = await freePorts(2);
  ports = { smtp, web };
  mail = await startMailCatcher(ports);
});

afterEach(() => mail.stop());

async function messages(): Promise<CaughtMail[]> {
  const response = await fetch(`${mail.origin}/api/messages`);
  return (await response.json()) as CaughtMail[];
}

function send(subject: string, html: string): Promise<unknown> {
  return createTransport(mail.smtpUrl).sendMail({
    from: 'no-reply@qaysari.example',
    to: ['dilan@example.com', 'sara@example.com'],
    subject,
    text: 'رمزك هو 123456',
    html,
  });
}

describe('the mail catcher', () => {
  it('returns the mails sent to it, newest first', async () => {
    await send('رمز التحقق', '<p>رمزك هو <b>123456</b></p>');
    await send('کۆدی پشتڕاستکردنەوە', '<p>654321</p>');
    const caught = await messages();
    expect(caught.map((each) => each.subject)).toEqual(['کۆدی پشتڕاستکردنەوە', 'رمز التحقق']);
    expect(caught[1]).toMatchObject({
      from: 'no-reply@qaysari.example',
      to: 'dilan@example.com, sara@example.com',
      text: expect.stringContaining('رمزك هو 123456') as string,
      html: expect.stringContaining('<b>123456</b>') as string,
    });
    expect(Date.parse(caught[1]?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('deletes all mails on DELETE', async () => {
    await send('One', '');
    const response = await fetch(`${mail.origin}/api/messages`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect(await messages()).toEqual([]);
  });

  it('lists mails and shows their HTML in a frame without scripts', async () => {
    await send(
      '<i>Tom & Jerry</i>',
      '<script>alert(1)</script><a href="https://example.com">x</a>',
    );
    const list = await (await fetch(mail.origin)).text();
    expect(list).toContain('&lt;i&gt;Tom &amp; Jerry&lt;/i&gt;');
    const page = await (await fetch(`${mail.origin}/messages/1`)).text();
    expect(page).toMatch(
      /<iframe [^>]*sandbox="(?!.*allow-scripts)[^"]*" src="\/messages\/1\/html"/,
    );
    const frame = await fetch(`${mail.origin}/messages/1/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await frame.text()).toContain('<script>alert(1)</script>');
  });

  it('returns 404 for unknown mails and 405 for other methods', async () => {
    expect((await fetch(`${mail.origin}/messages/7`)).status).toBe(404);
    expect((await fetch(`${mail.origin}/anything`)).status).toBe(404);
    expect((await fetch(mail.origin, { method: 'POST' })).status).toBe(405);
  });

  it('throws an error that names a taken port', async () => {
    await expect(startMailCatcher(ports)).rejects.toThrow(
      `Port ${ports.smtp} is taken, and the mail`,
    );
  });
});
