import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of the test's own, which the functions in this process send to. */
export interface Mailbox {
  /** What it has taken, as it came. */
  mails: string[];
  /** SMTP codes for the next mails; beyond them mails are taken. */
  refusals: number[];
  /** Forgets both. */
  empty(): void;
  close(): Promise<void>;
}

/** Opens it, and sets `SMTP_URL`: load functions that send mail afterwards. */
export async function openMailbox(): Promise<Mailbox> {
  const box = { mails: [] as string[], refusals: [] as number[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString()));
      stream.on('end', () => {
        const code = box.refusals.shift();
        if (code === undefined) box.mails.push(raw);
        done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
  return Object.assign(box, {
    empty() {
      [box.mails, box.refusals] = [[], []];
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
