import { test } from 'vitest';
import { accountJourney } from '../support/account-journey.ts';
import { newPerson } from '../support/people.ts';
import { visit } from '../support/visitor.ts';

test('an account leads from signing up to deleting it, in Arabic', async () => {
  await using visitor = await visit({ language: 'ar', width: 360, expectedErrors: /401/ });
  const journey = accountJourney(visitor, 'ar');
  const person = newPerson();
  const newEmail = `new-${person.email}`;
  await journey.signUp(person);
  await journey.openLinkOf(person.email);
  await journey.signIn(person.username, person.password);
  await journey.writeProfile();
  await journey.changeEmail(newEmail);
  await journey.changePassword(person.password, 'Second-Lane-18');
  await journey.signOut();
  await journey.recover(newEmail, 'Third-Lane-19');
  await journey.signIn(newEmail, 'Third-Lane-19');
  await journey.deleteAccount();
  await journey.isRefused(person.username, 'Third-Lane-19');
}, 240_000);
