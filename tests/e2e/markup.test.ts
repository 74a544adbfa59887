import { it } from 'vitest';
import { expectFaultless } from '../support/faultless-pages.ts';
import { seededAd } from '../support/seeded-ad.ts';
import { visit } from '../support/visitor.ts';

/** `npm run prove -- looks` asks of more pages. */
it('an ad has valid markup, and no faults that HTML_CodeSniffer or IBM find', async () => {
  await using visitor = await visit({ language: 'ar', width: 360 });
  await expectFaultless(visitor, [`/ads/${(await seededAd())._id}`]);
});
