import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailFrame, mailPage } from './page.ts';

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
export function createMailWeb(mailbox: Mailbox): Server {
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
