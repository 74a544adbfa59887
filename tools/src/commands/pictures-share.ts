import { runOnTarget } from './run-on-target.ts';

const about = `Makes what other sites show beside a link to an ad, for covers that were stored before there was
such a picture: of the running emulators, or of a real project.`;

await runOnTarget('npm run pictures:share', about, async () => {
  const { backfillShareImages } =
    await import('../../../functions/src/listing/images/backfill-share-images.ts');
  return `Made ${await backfillShareImages()} pictures; the others were there.`;
});
