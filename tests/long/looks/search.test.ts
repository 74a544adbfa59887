import { describe, it } from 'vitest';
import { everyLook } from '../../support/screens.ts';
import { expectAccessibleChoices, expectAccessibleLists } from '../../support/search-box.ts';

describe.each(everyLook)('in $language at $width px, $colorScheme', (look) => {
  it('the lists of the search box have no axe violations', () => expectAccessibleLists(look));

  it('the counts and the order have no axe violations', () => expectAccessibleChoices(look));
});
