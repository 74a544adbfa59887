import { test } from 'vitest';
import { accountJourney } from '../../support/account-journey.ts';
import { newPerson } from '../../support/people.ts';
import { visit } from '../../support/visitor.ts';

test.each(['ku', 'en'] as const)(
  'writes to a new member in %s, and the link in the mail leads on in it',
  async (language) => {
    await using visitor = await visit({ language, width: 360 });
    const journey = accountJourney(visitor, language);
    const person = newPerson();
    await journey.signUp(person);
    await journey.openLinkOf(person.email);
    await journey.signIn(person.username, person.password);
  },
);
