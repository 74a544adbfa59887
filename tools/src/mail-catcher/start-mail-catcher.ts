import { type Server, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { localHost, requireFreePorts } from '../emulators/ports.ts';
import { createMailbox, type Mailbox, type CaughtMail } from './mailbox.ts';

/** The ports that `npm start` uses. */
export const defaultMailPorts = { smtp: 1025, web: 1080 };

export interface MailCatcher {
  /** The SMTP_URL for the functions. */
  smtpUrl: string;
  /** The SMS_URL for the functions. */
  smsUrl: string;
  /** Origin of the web page and of `/api/messages`, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

function createSmtp(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => mailbox.add(raw, recipients))
        .then(
          () => done(),
          (error: unknown) => done(error as Error),
        );
    },
  });
}

function listen(server: Server | SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, localHost, () => resolve());
  });
}

/**
 * Catches all mail sent to the port `smtp`, shows it at the port `web` and forwards none. Short messages come in at `web` too. Throws a
 * PlainProblem when a port is taken.
 */
export async function startMailCatcher(ports: { smtp: number; web: number }): Promise<MailCatcher> {
  await requireFreePorts([
    { port: ports.smtp, use: 'the mail catcher' },
    { port: ports.web, use: "the mail catcher's page" },
  ]);
  const mailbox = createMailbox();
  const smtp = createSmtp(mailbox);
  const web = createMailWeb(mailbox);
  await Promise.all([listen(smtp, ports.smtp), listen(web, ports.web)]);
  return {
    smtpUrl: `smtp://${localHost}:${ports.smtp}`,
    smsUrl: `http://local:catcher@${localHost}:${ports.web}`,
    origin: `http://${localHost}:${ports.web}`,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        promisify((done: () => void) => smtp.close(done))(),
        promisify((done: () => void) => web.close(() => done()))(),
      ]);
    },
  };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Mails are untrusted: their pages run no script, even outside the frame.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  });
  response.end(body);
}

function sendMail(mailbox: Mailbox, path: string, response: ServerResponse): void {
  const match = /^\/messages\/(\d+)(\/html)?$/.exec(path);
  const mail = match ? mailbox.find(Number(match[1])) : undefined;
  if (!mail) return send(response, 404, 'text/plain', 'Not found');
  send(response, 200, 'text/html', match?.[2] ? mailFrame(mail) : mailPage(mail));
}

/** The call with which the functions send a short message (functions/src/platform/sms.ts). */
const smsCall = /^\/2010-04-01\/Accounts\/[^/]+\/Messages\.json$/;

/** Catches a short message, as Twilio takes it. */
async function catchSms(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse) {
  const form = new URLSearchParams(await text(request));
  const { From: from, To: to, Body: body } = Object.fromEntries(form);
  if (!from || !to || !body) {
    return send(response, 400, 'application/json', JSON.stringify({ code: 21602 }));
  }
  const { id } = mailbox.addSms({ from, to, text: body });
  send(response, 201, 'application/json', JSON.stringify({ sid: `SM${id}`, status: 'queued' }));
}

/**
 * Serves the mailbox over HTTP: pages for people, and for tests `GET /api/messages` (newest first) and
 * `DELETE /api/messages`.
 */
function createMailWeb(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    if (pathname === '/api/messages' && request.method === 'DELETE') {
      mailbox.clear();
      return send(response, 200, 'application/json', '{}');
    }
    if (smsCall.test(pathname) && request.method === 'POST') {
      void catchSms(mailbox, request, response);
      return;
    }
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Method not allowed');
    if (pathname === '/api/messages') {
      return send(response, 200, 'application/json', JSON.stringify(mailbox.all()));
    }
    if (pathname === '/') return send(response, 200, 'text/html', listPage(mailbox.all()));
    sendMail(mailbox, pathname, response);
  });
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  h1 { font-size: 1.25rem; }
  ol { list-style: none; padding: 0; }
  li a { display: grid; gap: .125rem; padding: .75rem; border-block-end: 1px solid #8884;
    color: inherit; text-decoration: none; }
  li a:hover { background: #8881; }
  small { opacity: .7; }
  iframe { inline-size: 100%; block-size: 32rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; }
`;

function escapeHtml(text: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${style}</style><body>${body}`;
}

function row(mail: CaughtMail): string {
  return `<li><a href="/messages/${mail.id}"><b dir="auto">${escapeHtml(mail.subject)}</b>
<small>to ${escapeHtml(mail.to)} · ${escapeHtml(mail.date)}</small></a></li>`;
}

/** The list of mails; it reloads every few seconds. */
function listPage(mails: readonly CaughtMail[]): string {
  const list =
    mails.length > 0 ? `<ol>${mails.map(row).join('')}</ol>` : '<p>No mail or SMS yet.</p>';
  const refresh = '<meta http-equiv="refresh" content="4">';
  return document('Caught mail', `${refresh}<h1>Caught mail (${mails.length})</h1>${list}`);
}

/** One mail: its HTML in a sandboxed frame, and its plain text below. */
function mailPage(mail: CaughtMail): string {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  const html = mail.html
    ? `<iframe title="HTML" sandbox="${sandbox}" src="/messages/${mail.id}/html"></iframe>`
    : '<p>This mail has no HTML.</p>';
  return document(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<p><small>from ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)} · ${escapeHtml(mail.date)}</small></p>
${html}<h2>Plain text</h2><pre dir="auto">${escapeHtml(mail.text)}</pre>`,
  );
}

/** The mail's HTML; links open in a new tab. */
function mailFrame(mail: CaughtMail): string {
  return `<base target="_blank">${mail.html}`;
}
