import { afterAll, expect, it } from 'vitest';
import { investorJourney, investorOn } from '../long/browser/investor-journey.ts';
import { startCreating } from '../support/created.ts';
import { visit } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

it(
  'somebody becomes an investor, is approved, found by filter and by an ad, and written to',
  () => investorJourney(created, 'ar'),
  180_000,
);

it('somebody who is not signed in is led to sign in, and then to the investors', async () => {
  const member = await created.buildMember();
  await using visitor = await visit({ language: 'ar', width: 360 });
  await visitor.open('/investors?city=baghdad');
  await expect.poll(visitor.address).toMatch(/^\/ar\/sign-in/);
  await investorOn(visitor, 'ar').signIn(member);
  await expect.poll(visitor.address).toBe('/ar/investors?city=baghdad');
});
