import type { Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { localHost, requireFreePorts } from '../emulators/ports.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMailWeb } from './mail-web.ts';

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
