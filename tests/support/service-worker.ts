import type { Page } from 'playwright-core';
import type { Visitor, VisitOptions } from './visitor.ts';

/** What the browser says of a network that is away, and of files of a build that is gone. */
const expectedErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/;

/** A phone whose browser may keep the service worker. */
export const workerOptions: VisitOptions = {
  language: 'ar',
  width: 360,
  withWorker: true,
  expectedErrors,
};

/** Nothing but the site's own worker and the network answer. */
export async function withWorker(coming: Promise<Visitor>): Promise<Visitor> {
  const visitor = await coming;
  await visitor.context.unrouteAll();
  return visitor;
}

/** Builds whose files are all on the device; the newest is the last. */
export const cachedBuilds = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('qaysari-site-'));
    const shells = names.map(async (name) => (await caches.open(name)).match('/shell'));
    const found = await Promise.all(shells);
    return names.filter((_name, index) => found[index]);
  });
