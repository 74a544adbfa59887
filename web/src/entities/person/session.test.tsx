import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepToken, readToken } from '../../lib/session/token.ts';
import { completeUser } from '../../testing/complete-user.ts';
import { fakeApi, success, type FakeAnswer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { useSession, useSessionChanges, useSignOut, useUpdateSession } from './session.tsx';

function Page() {
  useSessionChanges();
  const { data: user, refetch } = useSession();
  const signOut = useSignOut();
  const update = useUpdateSession();
  return (
    <>
      <p>{user ? user.username : 'nobody'}</p>
      <button onClick={() => void refetch()}>ask</button>
      <button onClick={() => void signOut('/ar')}>leave</button>
      <button onClick={() => void update({ ...completeUser, username: 'saved' })}>save</button>
    </>
  );
}

/** A page that asks who is signed in for a second time, and whose answer comes when the test says so. */
async function asking() {
  keepToken(tokenOf(completeUser._id), { remember: true });
  const api = fakeApi();
  api.on('GET /user/me', () => success(completeUser));
  const { user: hands } = await renderApp(<Page />);
  await screen.findByText(completeUser.username);
  const late = Promise.withResolvers<FakeAnswer>();
  api.on('GET /user/me', () => late.promise);
  await hands.click(screen.getByText('ask'));
  await waitFor(() => expect(api.calls).toHaveLength(2));
  return {
    press: (name: string) => hands.click(screen.getByText(name)),
    answer: async () => {
      // Until everything that follows the answer has been done.
      await act(async () => {
        late.resolve(success(completeUser));
        await late.promise;
      });
    },
  };
}

it('nobody is signed in after a sign-out, also when an older answer comes late', async () => {
  const { press, answer } = await asking();
  await press('leave');
  await screen.findByText('nobody');
  await answer();
  expect(screen.queryByText(completeUser.username)).toBeNull();
  expect(readToken()).toBeUndefined();
});

it('shows what was saved, also when an older answer comes late', async () => {
  const { press, answer } = await asking();
  await press('save');
  await screen.findByText('saved');
  await answer();
  expect(screen.queryByText(completeUser.username)).toBeNull();
});
