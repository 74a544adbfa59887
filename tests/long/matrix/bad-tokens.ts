import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { endpoints } from '@qaysari/contract/endpoints';
import { getMe } from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, failureOf } from '../../support/api-client.ts';
import { badTokens } from '../../support/bad-tokens.ts';
import { startCreating } from '../../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const good = await created.signIn(await created.buildMember());
const bad = Object.entries(badTokens(good)).map(([name, token]) => ({ name, token }));
const askingWho = Object.values<Endpoint>(endpoints).filter(({ access }) => access !== 'public');

/** Each call gets all of them, or another one each. */
export function proveBadTokens(tokens: 'all' | 'one'): void {
  test('what the bad ones are made of is good, and calls that ask who you are exist', async () => {
    expect((await ask(getMe.path, { token: good })).status).toBe(200);
    expect(askingWho.length).toBeGreaterThan(5);
  });

  const answerTo = ({ method, path }: Endpoint, token: string) => {
    const address = path.replaceAll(/\{\w+\}/g, 'some-id');
    return ask(address, { method, token, ...(method !== 'GET' && { json: {} }) });
  };

  test.each(bad)('401 for a token that is $name', async ({ token }) => {
    failureOf(await answerTo(getMe, token), 401);
  });

  describe.each(askingWho.map((endpoint, at) => ({ ...endpoint, at })))(
    '$method $path',
    ({ at, ...endpoint }) => {
      const some = tokens === 'all' ? bad : bad.slice(at % bad.length).slice(0, 1);
      test.each(some)('401 for a token that is $name', async ({ token }) => {
        failureOf(await answerTo(endpoint, token), 401);
      });
    },
  );
}
