import type { OwnListing } from '@qaysari/contract/listing/types';
import { createListing } from '@qaysari/contract/publish/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepLooseImages } from '../../../functions/src/listing/images/image-store.ts';
import { findListingImages } from '../../../functions/src/listing/store.ts';
import { dataOf, type Answer } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { somePhoto } from '../../support/photos.ts';
import { writeFigures } from '../../support/figures.ts';
import { startFunction, type FunctionProcess } from '../../support/function-process.ts';
import { unsignedSession } from '../../support/session-of.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';
import { filesAt, filesOf } from '../../support/stored-images.ts';

// Who is killed leaves locks for a minute: in a project of its own no trigger of other tests waits for them.
const app = isolatedApp('publish-crash');
const created = startCreating();
const startPublish = () => startFunction('publish', environmentOf(app));
let publish: FunctionProcess;
beforeAll(async () => {
  await emptyProject(app);
  publish = await startPublish();
});
afterAll(async () => {
  await publish.kill();
  await created.removeAll();
  await emptyProject(app);
});

const { kills, adsBetween } = { kills: 4, adsBetween: 10 };
const ads = (kills + 1) * adsBetween;

const adsOf = async (uid: string) =>
  (await created.firestore.collection('listings').where('owner', '==', uid).get()).docs;
const looseOf = async (ids: readonly string[]) => {
  const { docs } = await created.firestore.collection('looseImages').get();
  return docs.filter((each) => ids.includes(String(each.get('listing'))));
};

/** The emulator keeps the locks of a transaction for a minute after its process was killed. */
const patienceMs = 150_000;

/** Sends until there is an answer, wherever the function runs by then; as a phone on a bad network does. */
async function sendUntilAnswered(token: string, key: string, photo: Buffer): Promise<OwnListing> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const { origin } = publish;
    const answer = await sendForm(createListing, adFields, [photo], { token, key, origin }).catch(
      (): Answer | undefined => undefined,
    );
    if (answer && answer.status !== 429) return dataOf(createListing, answer);
  }
  throw new Error('Nothing has answered for too long');
}

test(`kill -9 ${kills} times in the middle of ${ads} creates loses no ad, doubles none, and leaves no file for good`, async () => {
  const { uid } = await created.buildMember();
  const token = unsignedSession(app.options.projectId ?? '', uid);
  const photo = await somePhoto();
  const keys = Array.from({ length: ads }, () => crypto.randomUUID());
  const acknowledged: OwnListing[] = [];
  const queue = keys.values();
  const killAt = Array.from({ length: kills }, (_, before) => (before + 1) * adsBetween);
  const worker = async () => {
    for (const key of queue) {
      acknowledged.push(await sendUntilAnswered(token, key, photo));
      if (acknowledged.length >= (killAt[0] ?? Infinity)) {
        killAt.shift();
        const dead = publish;
        publish = await startPublish();
        await dead.kill();
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  expect(killAt).toEqual([]);

  const stored = await adsOf(uid);
  expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.map(({ _id }) => _id).sort());
  expect(stored).toHaveLength(ads);

  // An hour later.
  const ids = stored.map(({ id }) => id);
  const left = await looseOf(ids);
  const longAgo = Timestamp.fromMillis(Date.now() - 61 * 60 * 1000);
  await Promise.all(left.map(({ ref }) => ref.update({ createdAt: longAgo })));
  await sweepLooseImages(findListingImages);
  expect(await looseOf(ids)).toEqual([]);
  for (const { _id, images } of acknowledged) expect(await filesOf(_id)).toEqual(filesAt(images));
  writeFigures({ adKills: kills, ads });
});
