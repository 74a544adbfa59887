import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface SendLoad {
  port: number;
  /** People who send at once, each to their own partner. */
  pairs: number;
  seconds: number;
}

function sendOnce(port: number, pair: number, agent: Agent): Promise<void> {
  const body = JSON.stringify({ receiver: `bench-${pair}b`, content: 'سڵاو، هێشتا بەردەستە؟' });
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/message' },
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Authorization: `Bearer bench-${pair}a`,
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': `10.0.${pair}.1`,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`The server answered ${response.statusCode ?? 0}`));
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Measures sends per second. Rejects when an answer is not 200. */
export async function measureSends({ port, pairs, seconds }: SendLoad): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: pairs });
  const from = performance.now();
  const isOver = () => performance.now() - from > seconds * 1000;
  let sent = 0;
  const keepSending = async (pair: number) => {
    while (!isOver()) {
      await sendOnce(port, pair, agent);
      sent += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: pairs }, (_, pair) => keepSending(pair)));
  } finally {
    agent.destroy();
  }
  return sent / ((performance.now() - from) / 1000);
}
