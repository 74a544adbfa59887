import { screen, waitFor } from '@testing-library/react';
import type { User } from '@qaysari/contract/account/types';
import { beforeEach, expect, it } from 'vitest';
import { nameOnAds as texts } from '../../../../../locales/en/ad.json' with { type: 'json' };
import { WithUser } from '../../../entities/person/session.tsx';
import { keepToken } from '../../../lib/session/token.ts';
import { completeUser } from '../../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { tokenOf } from '../../../testing/token-of.ts';
import { OwnFacts } from './own-facts.tsx';

const saving = 'PUT /user/name-on-ads';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('u'), { remember: true });
  api.on('GET /user/me', () => success({ ...completeUser, companyname: 'Difaf' }));
  api.on('GET /user/u', () =>
    success({ _id: 'u', facts: { approvedAds: 0, upheldReports: { count: 0 } } }),
  );
});

const open = () =>
  renderApp(<WithUser>{(user) => <OwnFacts user={user} />}</WithUser>, { language: 'en' });
const company = () => screen.findByRole<HTMLInputElement>('radio', { name: /Difaf/ });
const none = () => screen.getByRole<HTMLInputElement>('radio', { name: texts.nothing });

it('says that ads show no name, and saves another choice at once', async () => {
  api.on(saving, (_path, body) =>
    success({ ...completeUser, companyname: 'Difaf', ...(body as Pick<User, 'nameOnAds'>) }, 'x'),
  );
  const { user } = await open();
  expect((await company()).checked).toBe(false);
  expect(none().checked).toBe(true);
  await user.click(await company());
  await waitFor(async () => expect((await company()).checked).toBe(true));
  expect(api.calls.filter((call) => call === saving)).toHaveLength(1);
});

it('goes back to what is so when it could not be saved, and says it', async () => {
  api.on(saving, () => ({ status: 500 }));
  const { user } = await open();
  await user.click(await company());
  await screen.findByText(texts.failed);
  expect(none().checked).toBe(true);
});
