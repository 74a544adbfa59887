import { functionsBuild } from './build-functions.ts';
import { buildWhenChanged } from './build-when-changed.ts';
import { webBuild } from './build-web.ts';
import { copySite } from './copy-site.ts';

/** Builds functions and site, if they have changed since the last build. */
export async function buildProduct(): Promise<void> {
  await Promise.all([buildWhenChanged(functionsBuild), buildWhenChanged(webBuild)]);
  copySite();
}
