import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgotPassword, login, logoutEverywhere, deleteMe } from '@qaysari/contract/account/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { saveSearch } from '@qaysari/contract/saved-search/calls';
import { listListings } from '@qaysari/contract/listing/calls';
import { listMessages, sendMessage } from '@qaysari/contract/message/calls';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { seedExport } from '../../../tools/src/seed/seed-build.ts';
import { userId } from '../../../tools/src/seed/stable-ids.ts';
import { ask, call, dataOf, failureOf } from '../../support/api-client.ts';
import { HostileSmtp } from '../../support/hostile-smtp.ts';
import { startProject, type Project } from '../../support/rehearsal.ts';
import { unsignedSession } from '../../support/session-of.ts';

/**
 * Runs docs/operations.md, "Restore", from end to end: backup, more use, total loss, restore, and the steps of that
 * page. Two projects on separate emulators are the project before and after.
 */

const folder = mkdtempSync(join(tmpdir(), 'qaysari-restore-'));
const smtp = await HostileSmtp.start();
afterAll(async () => {
  await smtp[Symbol.asyncDispose]();
  // Thousands of pictures.
  rmSync(folder, { recursive: true, force: true });
});

const [minuteMs, dayMs, password] = [60_000, 24 * 3600_000, 'Qaysari-2025'];

/** The time until a digest that was planned today is due: 18:05 in Baghdad, in two days at most. */
const aheadOfEvening = () =>
  (((15 * 60 + 5) * minuteMs - (Date.now() % dayMs) + dayMs) % dayMs) + dayMs;
const stays = 'shvan-dizayee';
const partner = 'berivan-doski';
const leaves = 'ali-rubaie';
const leavesLater = 'ninos-khoshaba';

const mailOf = (key: string) => `${key.replace('-', '.')}@example.com`;

async function signIn(origin: string, key: string): Promise<string> {
  const answer = await call(login, { usernameOrEmail: mailOf(key), password }, { origin });
  return dataOf(login, answer).token;
}

/** Ids of all ads that the list shows. */
async function listedIds(origin: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { listings, total } = dataOf(
      listListings,
      await ask(`/listing?page=${page}`, { origin }),
    );
    ids.push(...listings.map(({ _id }) => _id));
    if (page * limits.listingPageSize >= total) return ids.sort();
  }
}

const messagesWith = async (origin: string, token: string, other: string) =>
  dataOf(
    listMessages,
    await ask(`/message/${userId(other)}?page=1&limit=50`, { origin, token }),
  ).messages.map(({ content }) => content);

async function write(origin: string, token: string, to: string, content: string): Promise<string> {
  const answer = await call(sendMessage, { receiver: userId(to), content }, { origin, token });
  return dataOf(sendMessage, answer)._id;
}

/** Works in a project without API and rules, as staff do. */
async function asStaff<T>({ emulators }: Project, work: (app: App) => Promise<T>): Promise<T> {
  Object.assign(process.env, emulators.environment, { METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp(undefined, `staff ${randomUUID()}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

const mailIds = (project: Project) =>
  asStaff(project, async (app) => {
    const { docs } = await getFirestore(app).collection('mail').get();
    return docs.map(({ id }) => id);
  });

/** Ids of the ads of these people. */
const adsOf = (project: Project, ...keys: string[]) =>
  asStaff(project, async (app) => {
    const ads = getFirestore(app).collection('listings').where('owner', 'in', keys.map(userId));
    return (await ads.get()).docs.map(({ id }) => id);
  });

/** Somebody saves a search, and staff approve a matching ad: an alert is planned for the evening. */
async function planAlert(project: Project, token: string): Promise<void> {
  const { origin } = project.api;
  const [shown] = dataOf(listListings, await ask('/listing', { origin })).listings;
  const filter = `category=${shown?.category ?? ''}&location=${shown?.location ?? ''}`;
  expectDone(await call(saveSearch, { filter }, { origin, token }));
  const id = shown?._id ?? '';
  await asStaff(project, (app) =>
    getFirestore(app).doc(`listings/${id}`).update({ listedAt: Timestamp.now() }),
  );
  await project.deliver([['listingAlerts', id]]);
}

function expectDone({ status, body }: { status: number; body: unknown }): void {
  expect(status, JSON.stringify(body)).toBe(200);
}

/**
 * A session from before everybody was signed out. It is made by hand, because the emulator refuses all sessions that
 * are older than its import. Google does not.
 */
const stolenSession = () => unsignedSession('demo-qaysari', userId(stays));

/** The state at the time of the backup, and the log since then. */
interface Before {
  listed: string[];
  adOfLeaver: string;
  adsOfLeavers: string[];
  messages: string[];
  log: string;
}

async function liveUntilTheDisaster(backup: string): Promise<Before> {
  await using project = await startProject(seedExport, smtp.url);
  const { origin } = project.api;
  const token = await signIn(origin, stays);
  const listed = await listedIds(origin);
  const message = await write(origin, token, partner, 'before the backup');
  await project.deliver([['messageWritten', message]]);
  expectDone(await call(forgotPassword, { email: mailOf(stays) }, { origin }));
  await planAlert(project, token);
  const messages = await messagesWith(origin, token, partner);
  const adsOfLeavers = await adsOf(project, leaves, leavesLater);
  const adOfLeaver = (await adsOf(project, leaves)).find((id) => listed.includes(id)) ?? '';

  await project.emulators.exportTo(backup);

  const mails = await mailIds(project);
  await project.deliver(mails.map((id) => ['mailCreated', id] as const));
  await project.deliver([['remindersSwept']], 20 * minuteMs);
  await project.deliver([['alertsSwept']], aheadOfEvening());
  await project.deliver([['mailsSwept']], 60 * minuteMs);
  await project.deliver([['mailsSwept']], aheadOfEvening() + 60 * minuteMs);
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual(
    [mailOf(partner), mailOf(stays), mailOf(stays)].sort(),
  );
  expectDone(await ask('/user/me', { origin, token: stolenSession() }));
  expectDone(await call(logoutEverywhere, {}, { origin, token }));
  failureOf(await ask('/user/me', { origin, token: stolenSession() }), 401);
  await write(origin, await signIn(origin, stays), partner, 'after the backup');
  const leaving = { origin, token: await signIn(origin, leaves) };
  expectDone(await ask(`${deleteMe.path}?force=true`, { method: 'PUT', ...leaving }));
  await project.deliver([['deletionCreated', userId(leaves)]]);
  failureOf(await ask(`/listing/approved/${adOfLeaver}`, { origin }), 404);
  const log = JSON.stringify(project.log);
  return { listed, adOfLeaver, adsOfLeavers, messages, log };
}

test('a restore brings the market back, but neither deleted people nor sent mails', async () => {
  const [backup, logFile] = [join(folder, 'backup'), join(folder, 'log.json')];
  const before = await liveUntilTheDisaster(backup);
  writeFileSync(logFile, before.log);
  const mailed = smtp.taken.length;

  await using project = await startProject(backup, smtp.url);
  const { origin } = project.api;
  // Data that the backup restores although people have deleted it.
  expectDone(await ask(`/listing/approved/${before.adOfLeaver}`, { origin }));
  expectDone(await ask('/user/me', { origin, token: stolenSession() }));
  // When only the database was lost, accounts are newer: somebody has no account any more.
  await asStaff(project, (app) => getAuth(app).deleteUser(userId(leavesLater)));

  const rebuilt = await project.command('search-rebuild.ts');
  expect(rebuilt.said).toContain(`The search now holds ${before.listed.length} ads`);
  const look = await project.command('restore-check.ts', '--log', logFile);
  expect(look).toMatchObject({ code: 1, said: expect.stringContaining('add --apply') as string });
  for (const key of [leaves, leavesLater, stays]) expect(look.said).toContain(userId(key));
  expect(look.said).toMatch(/^[1-9]\d* mails .*\n.*\(resetCode\)$/m);
  expect(look.said).toMatch(/^[1-9]\d* reminders /m);
  expect(look.said).toMatch(/^1 alerts /m);
  expectDone(await ask(`/listing/approved/${before.adOfLeaver}`, { origin }));
  const applied = await project.command('restore-check.ts', '--log', logFile, '--apply');
  expect(applied).toMatchObject({ code: 0, said: expect.stringContaining('Done.') as string });
  await project.deliver([
    ['deletionCreated', userId(leaves)],
    ['deletionCreated', userId(leavesLater)],
  ]);
  const again = await project.command('restore-check.ts', '--log', logFile);
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringContaining('Nothing is left') as string,
  });

  // Sweeps run as usual, and nothing is sent twice.
  await project.deliver([['mailsSwept'], ['remindersSwept'], ['deletionsSwept']], 180 * minuteMs);
  await project.deliver([['mailsSwept']], 240 * minuteMs);
  await project.deliver([['alertsSwept']], aheadOfEvening());
  await project.deliver([['mailsSwept']], aheadOfEvening() + 60 * minuteMs);
  expect(smtp.taken).toHaveLength(mailed);

  // Lists, search and pictures.
  const left = before.listed.filter((id) => !before.adsOfLeavers.includes(id));
  expect(left.length).toBeLessThan(before.listed.length);
  expect(await listedIds(origin)).toEqual(left);
  const [shown] = dataOf(listListings, await ask('/listing', { origin })).listings;
  const found = await ask(`/listing?search=${encodeURIComponent(shown?.title ?? '')}`, { origin });
  expect(dataOf(listListings, found).listings.map(({ _id }) => _id)).toContain(shown?._id);
  const picture = await fetch(`${project.media.origin}${shown?.images[0] ?? ''}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  // People who stay sign in again and find the conversation as it was. Deleted people are gone.
  failureOf(await ask('/user/me', { origin, token: stolenSession() }), 401);
  const token = await signIn(origin, stays);
  expect(await messagesWith(origin, token, partner)).toEqual(before.messages);
  await write(origin, token, partner, 'after the restore');
  failureOf(await ask(`/listing/approved/${before.adOfLeaver}`, { origin }), 404);
  for (const key of [leaves, leavesLater]) {
    const tried = await call(login, { usernameOrEmail: mailOf(key), password }, { origin });
    failureOf(tried, 401);
    const person = await asStaff(project, (app) =>
      getFirestore(app)
        .doc(`users/${userId(key)}`)
        .get(),
    );
    expect(Object.keys(person.data() ?? {})).toEqual(['deletedAt']);
  }
}, 300_000);
