/**
 * The object name in Cloud Storage for this path (contract/image-paths.ts); undefined for any other path.
 * It only accepts names that our own code writes: no dots, slashes or percent signs in between.
 */
export function objectNameAt(path: string): string | undefined {
  return /^(?:\/media)?\/(listings\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{8,64}-(?:320|640|1280)\.webp)$/.exec(
    path,
  )?.[1];
}
