import { createServer, type Server, type ServerResponse } from 'node:http';
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
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Method not allowed');
    if (pathname === '/api/messages') {
      return send(response, 200, 'application/json', JSON.stringify(mailbox.all()));
    }
    if (pathname === '/') return send(response, 200, 'text/html', listPage(mailbox.all()));
    sendMail(mailbox, pathname, response);
  });
}
