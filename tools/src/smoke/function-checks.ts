import { ask, expectEqual, expectHeader, expectJson, type Answer } from './ask.ts';
import type { Check } from './run-checks.ts';

/** The origins of the HTTP functions: the same one behind Hosting, or one for each. */
export interface FunctionOrigins {
  api: string;
  publish: string;
  media: string;
}

const imageCaching = 'public, max-age=31536000, s-maxage=3600, immutable';

async function firstImage(api: string): Promise<string | undefined> {
  const { data } = expectJson(await ask(`${api}/api/listing`), 200) as {
    data: { listings: { images: string[] }[] };
  };
  return data.listings.flatMap(({ images }) => images)[0];
}

function expectMessage(answer: Answer, status: number): void {
  const { message } = expectJson(answer, status);
  expectEqual('the message', typeof message, 'string');
}

async function expectPicture(url: string): Promise<void> {
  const answer = await ask(url);
  expectEqual('the status', answer.status, 200);
  expectHeader(answer, 'content-type', 'image/webp');
  expectHeader(answer, 'cache-control', imageCaching);
  // Every WebP file begins with RIFF, its length, and WEBP (RFC 9649, section 2.4).
  expectEqual('its format', answer.bytes.toString('latin1', 8, 12), 'WEBP');
}

/** Checks of `api`, `publish` and `media` that need no account and change nothing. */
export function functionChecks({ api, publish, media }: FunctionOrigins): Check[] {
  return [
    {
      title: 'GET /api/listing answers a page of ads',
      async run() {
        const { success, data } = expectJson(await ask(`${api}/api/listing`), 200);
        expectEqual('success', success, true);
        expectEqual('listings', Array.isArray((data as { listings: unknown }).listings), true);
      },
    },
    {
      title: 'GET /api/auth/providers answers the external providers',
      async run() {
        const { success } = expectJson(await ask(`${api}/api/auth/providers`), 200);
        expectEqual('success', success, true);
      },
    },
    {
      title: 'GET /api/user/me without a token is 401',
      run: async () => expectMessage(await ask(`${api}/api/user/me`), 401),
    },
    {
      title: 'GET /api/no-such-call is 404',
      run: async () => expectMessage(await ask(`${api}/api/no-such-call`), 404),
    },
    {
      title: 'POST /api/listing/create without a token is 401',
      async run() {
        const answer = await ask(`${publish}/api/listing/create`, { method: 'POST' });
        expectMessage(answer, 401);
      },
    },
    {
      title: 'GET /media/… answers the picture of an ad, where there is one',
      async run() {
        const image = await firstImage(api);
        if (image !== undefined) await expectPicture(media + image);
      },
    },
    {
      title: 'GET /media/no-such-picture is 404',
      async run() {
        const { status } = await ask(`${media}/media/no-such-picture`);
        expectEqual('the status', status, 404);
      },
    },
  ];
}
