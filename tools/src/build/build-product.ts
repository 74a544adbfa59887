import { functionsBuild } from './build-functions.ts';
import { buildWhenChanged } from './build-when-changed.ts';
import { webBuild } from './build-web.ts';

/** Builds the functions and the site, as far as they changed since the last time. */
export async function buildProduct(): Promise<void> {
  await Promise.all([buildWhenChanged(functionsBuild), buildWhenChanged(webBuild)]);
}
