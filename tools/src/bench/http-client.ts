import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is sent to a function. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

interface BenchAnswer {
  /** What was wrong; undefined for a right answer. */
  problem: string | undefined;
  body: Buffer;
  type: string;
}

/** Longer than Hosting waits. */
const timeoutMs = 60_000;

/** A client that opens as many connections as answers are due, and keeps them. */
export function httpClient(): {
  ask: (origin: string, asked: BenchRequest) => Promise<BenchAnswer>;
  close: () => void;
} {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (origin, asked) => askOnce(agent, origin, asked),
    close: () => agent.destroy(),
  };
}

function askOnce(agent: Agent, origin: string, asked: BenchRequest): Promise<BenchAnswer> {
  const { method, path, body, headers } = asked;
  const failed = (problem: string) => ({ problem, body: Buffer.alloc(0), type: '' });
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, origin),
      {
        agent,
        method,
        timeout: timeoutMs,
        headers: { ...headers, ...(body && { 'Content-Length': body.length }) },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        buffer(response).then(
          (body) => {
            const isRight = statusCode === 200 && isWhole(headers['cache-control'], path);
            const start = body.subarray(0, 200).toString();
            const problem = isRight ? undefined : `${method} ${path}: ${statusCode} ${start}`;
            resolve({ problem, body, type: headers['content-type'] ?? '' });
          },
          (error: unknown) => resolve(failed(`${method} ${path}: ${String(error)}`)),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    sent.on('error', (error) => resolve(failed(`${method} ${path}: ${error.message}`)));
    sent.end(body);
  });
}

/** A page that could not be rendered in time is the built one, which nobody may keep. */
function isWhole(cacheControl: string | undefined, path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/media/') || cacheControl !== 'no-store';
}

interface ClosedLoop {
  port: number;
  /** Each sends its next request when the one before is answered. */
  connections: number;
  seconds: number;
  next: (connection: number) => BenchRequest;
}

/** Measures answers per second. Rejects when an answer is wrong. */
export async function measureRate(loop: ClosedLoop): Promise<number> {
  const client = httpClient();
  const from = performance.now();
  let answered = 0;
  const keepAsking = async (connection: number) => {
    while (performance.now() - from < loop.seconds * 1000) {
      const asked = loop.next(connection);
      const { problem } = await client.ask(`http://127.0.0.1:${loop.port}`, asked);
      if (problem !== undefined) throw new Error(problem);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: loop.connections }, (_, at) => keepAsking(at)));
  } finally {
    client.close();
  }
  return answered / ((performance.now() - from) / 1000);
}
