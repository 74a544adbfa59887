import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { localHost } from '../../emulators/ports.ts';
import type { LoadRequest } from './load-requests.ts';

export interface LoadAnswer {
  /** What was wrong; undefined for a right answer. */
  problem: string | undefined;
  body: Buffer;
  type: string;
}

/** Longer than Hosting waits. */
const timeoutMs = 60_000;

/** A client that opens as many connections as answers are due, and keeps them. */
export function loadClient(): {
  ask: (port: number, load: LoadRequest) => Promise<LoadAnswer>;
  close: () => void;
} {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (port, load) => askOnce(agent, port, load),
    close: () => agent.destroy(),
  };
}

function askOnce(agent: Agent, port: number, load: LoadRequest): Promise<LoadAnswer> {
  const { method, path, body, headers } = load;
  const failed = (problem: string) => ({ problem, body: Buffer.alloc(0), type: '' });
  return new Promise((resolve) => {
    const sent = request(
      {
        ...{ host: localHost, port, agent, method, path, timeout: timeoutMs },
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

/** A page that could not be drawn in time is the built one, which nobody may keep. */
function isWhole(cacheControl: string | undefined, path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/media/') || cacheControl !== 'no-store';
}
