import { screen, waitFor } from '@testing-library/react';
import type { User } from '@qaysari/contract/account/types';
import { beforeEach, expect, it } from 'vitest';
import { nameOnAds as texts } from '../../../../locales/en/ad.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { completeUser, newUser } from '../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { useNameQuestion } from './name-on-ads.tsx';
import { WithUser } from './session.tsx';

const saving = 'PUT /user/name-on-ads';

let api: FakeApi;
let saved: unknown[] = [];
let me: User;
beforeEach(() => {
  api = fakeApi();
  saved = [];
  keepToken(tokenOf('u'), { remember: true });
  api.on('GET /user/me', () => success(me));
  api.on(saving, (_path, body) => {
    saved.push(body);
    me = { ...me, ...(body as Pick<User, 'nameOnAds'>) };
    return success(me, 'Profile saved');
  });
});

/** A form with the question, and a button that simulates an ad that was sent. */
function Form() {
  const question = useNameQuestion();
  return (
    <>
      {question.field}
      <button type="button" onClick={question.answer}>
        x1
      </button>
    </>
  );
}

async function publish(user: User) {
  me = user;
  const app = await renderApp(<WithUser>{() => <Form />}</WithUser>, { language: 'en' });
  const button = await screen.findByRole('button', { name: 'x1' });
  return { ...app, send: () => app.user.click(button) };
}

it('shows nothing unless somebody chooses, and saves that with the ad', async () => {
  const { send } = await publish(completeUser);
  const none = await screen.findByRole('radio', { name: texts.nothing });
  expect((none as HTMLInputElement).checked).toBe(true);
  expect(saved).toEqual([]);
  await send();
  await waitFor(() => expect(saved).toEqual([{ nameOnAds: 'nothing' }]));
});

it('offers the names that the person has, and saves the chosen one', async () => {
  const { user, send } = await publish(completeUser);
  await user.click(await screen.findByRole('radio', { name: /First name: .*سارة/ }));
  await send();
  await waitFor(() => expect(saved).toEqual([{ nameOnAds: 'firstname' }]));
});

it('says that a name has still to be entered', async () => {
  const { user } = await publish(newUser);
  expect(screen.queryByText(texts.missing)).toBeNull();
  await user.click(await screen.findByRole('radio', { name: texts.companyname }));
  screen.getByText(texts.missing);
});

it('asks nobody who has answered', async () => {
  const { send } = await publish({ ...completeUser, nameOnAds: 'nothing' });
  expect(screen.queryByRole('radio')).toBeNull();
  await send();
  expect(api.calls).not.toContain(saving);
});
