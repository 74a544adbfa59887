import { runOnTarget } from './run-on-target.ts';

const about = `Adds the ad's id as a field to favorites from before there were alerts, so that their people hear of
lower prices. Of the running emulators, or of a real project.`;

await runOnTarget('npm run favorites:complete', about, async () => {
  const { completeFavorites } = await import('../../../functions/src/listing/favorites.ts');
  return `Added the field to ${await completeFavorites()} favorites; the others had it.`;
});
