import { context } from 'esbuild';
import { invalidateBuild } from './build-when-changed.ts';
import { functionsBuild, functionsBundle } from './build-functions.ts';

/**
 * Builds the functions, and again after every change; the Functions emulator reloads them. On an error it
 * prints the error and keeps the last build. Returns a function that stops it.
 */
export async function watchFunctions(): Promise<() => Promise<void>> {
  await functionsBuild.build();
  // From here on functions/lib may not match the hashed inputs.
  invalidateBuild(functionsBuild);
  const watched = await context(functionsBundle);
  await watched.watch();
  return () => watched.dispose();
}
