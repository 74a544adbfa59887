import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What the mail server does with one connection. `take` accepts the mail. `busy` answers 451 to the
 * sender, `blocked` 550. `dieInData` closes in the middle of the mail. `stallAtGreeting` and `stallAtEnd`
 * stop answering, the latter after the whole mail.
 */
export type Behaviour =
  'take' | 'busy' | 'blocked' | 'dieInData' | 'stallAtGreeting' | 'stallAtEnd';

export interface TakenLetter {
  to: string;
  raw: string;
}

/** A mail server on loopback. `behave` chooses how it fails, for each connection. */
export class HostileSmtp implements AsyncDisposable {
  /** What the server has accepted, and so must deliver. */
  readonly taken: TakenLetter[] = [];
  connections = 0;
  behave: () => Behaviour = () => 'take';
  #server: Server;
  #sockets = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async start(): Promise<HostileSmtp> {
    const smtp = new HostileSmtp();
    smtp.#server.listen(0, '127.0.0.1');
    await once(smtp.#server, 'listening');
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    const behaviour = this.behave();
    if (behaviour === 'stallAtGreeting') return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [buffered, to, isData] = ['', '', false];
    const refusals = { busy: '451 4.3.0 later', blocked: '550 5.7.1 blocked' };
    const refusal = behaviour in refusals && refusals[behaviour as keyof typeof refusals];
    const hear = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (verb === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? '';
      isData = verb === 'DATA';
      if (isData) say('354 go on');
      else say(verb === 'MAIL' && refusal ? `${refusal}, ${line}` : '250 good');
    };
    const takeMail = (raw: string): void => {
      isData = false;
      if (behaviour === 'stallAtEnd') return;
      this.taken.push({ to, raw });
      say('250 taken');
    };
    socket.on('data', (part: string) => {
      buffered += part;
      for (;;) {
        if (isData && behaviour === 'dieInData' && buffered !== '') return void socket.destroy();
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = buffered.indexOf(end);
        if (at === -1) return;
        const whole = buffered.slice(0, at);
        buffered = buffered.slice(at + end.length);
        if (isData) takeMail(whole);
        else hear(whole);
      }
    });
    say('220 hostile');
  }
}
