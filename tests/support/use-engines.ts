import { ensureEngines } from '../../tools/src/testing/find-engines.ts';
import { startWebKitDriver } from '../../tools/src/testing/webkit-driver.ts';

/** Before the tests of the other engines: sees to it that Firefox and WebKit are there, and starts WebKit's driver. */
export async function setup(): Promise<() => Promise<void>> {
  const programs = await ensureEngines();
  const webkit = await startWebKitDriver({
    driver: programs.WEBKIT_DRIVER_PATH,
    screen: programs.XVFB_PATH,
  });
  Object.assign(process.env, programs, { WEBKIT_DRIVER_URL: webkit.url });
  return () => webkit.stop();
}
