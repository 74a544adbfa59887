import { context } from 'esbuild';
import { forgetBuild } from './build-when-changed.ts';
import { functionsBuild, functionsBundle } from './build-functions.ts';

/**
 * Builds the functions and again on every change; the Functions emulator reloads what is built. A
 * mistake in the code is printed, and the last good build stays. Answers how to stop.
 */
export async function watchFunctions(): Promise<() => Promise<void>> {
  await functionsBuild.build();
  // From here on functions/lib may be newer or older than the inputs that were hashed.
  forgetBuild(functionsBuild);
  const watched = await context(functionsBundle);
  await watched.watch();
  return () => watched.dispose();
}
