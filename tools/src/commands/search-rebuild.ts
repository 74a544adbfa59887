import { runOnTarget } from './run-on-target.ts';

const about = `Rebuilds the search index from the ads: of the running emulators, or of a real project.`;

await runOnTarget('npm run search:rebuild', about, async () => {
  const { rebuildListingSearch } = await import('../../../functions/src/listing/browse/search.ts');
  const { size, corrected } = await rebuildListingSearch();
  return `The search now holds ${size} ads; ${corrected} were known wrongly before.`;
});
