import { limits } from '@qaysari/contract/shared/limits';
import type { OwnListing } from '@qaysari/contract/listing/types';
import {
  createListing,
  updateListing,
  uploadImage,
  registerWithListing,
} from '@qaysari/contract/publish/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepUploads } from '../../functions/src/listing/images/uploaded-image-store.ts';
import { dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { adFields, sendForm, type Slot } from '../support/form.ts';
import { newPerson } from '../support/people.ts';
import { somePhoto } from '../support/photos.ts';
import { origin } from '../support/stack.ts';
import { filesAt, filesOf, removeFileAt } from '../support/stored-images.ts';

const created = startCreating();
let [owner, other] = [{}, {}] as [Member, Member];
let [token, otherToken] = ['', ''];
beforeAll(async () => {
  [owner, other] = [await created.buildMember(), await created.buildMember()];
  [token, otherToken] = [await created.signIn(owner), await created.signIn(other)];
});
afterAll(() => created.removeAll());

const send = (slots: readonly Slot[], how: { token?: string; key?: string } = {}) =>
  sendForm(uploadImage, {}, slots, { token, ...how });
async function upload(photo?: Buffer, how: { token?: string; key?: string } = {}) {
  return dataOf(uploadImage, await send([photo ?? (await somePhoto())], how)).url;
}
const uploadIn = (url: string) => /listings\/([^/]+)\//.exec(url)?.[1] ?? '';
const documentOf = (url: string) => created.firestore.doc(`uploadedImages/${uploadIn(url)}`);
const setAge = (url: string, hours: number) =>
  documentOf(url).update({ createdAt: Timestamp.fromMillis(Date.now() - hours * 3_600_000) });
const statusAt = async (url: string) => (await fetch(origin + url)).status;

async function create(slots: readonly Slot[]): Promise<OwnListing> {
  return dataOf(createListing, await sendForm(createListing, adFields, slots, { token }));
}
const wrongImages = async (answer: ReturnType<typeof sendForm>) => {
  const { fields } = failureOf(await answer, 400);
  expect(Object.keys(fields ?? {})).toEqual(['images']);
  return fields?.['images'];
};

describe('one picture', () => {
  test('is stored, and its URL shows it in all widths', async () => {
    const url = await upload();
    expect(await statusAt(url)).toBe(200);
    expect(await statusAt(url.replace('-1280.', '-320.'))).toBe(200);
    expect((await documentOf(url).get()).data()).toMatchObject({ owner: owner.uid });
  });

  test('sent three times with one key is one picture; with another key it is another', async () => {
    const [photo, key] = [await somePhoto(), crypto.randomUUID()];
    const [first, second] = await Promise.all([upload(photo, { key }), upload(photo, { key })]);
    expect(second).toBe(first);
    expect(await upload(photo, { key })).toBe(first);
    expect(await filesOf(uploadIn(first))).toEqual(filesAt([first]));
    expect(await upload(photo, { key: crypto.randomUUID() })).not.toBe(first);
    expect(await upload(await somePhoto(), { key })).not.toBe(first);
    expect(await upload(photo, { key, token: otherToken })).not.toBe(first);
  });

  test('is refused when it is none, more than one, or no picture', async () => {
    expect(await wrongImages(send([]))).toMatchObject({ key: 'required' });
    expect(await wrongImages(send(['null']))).toMatchObject({ key: 'required' });
    const two = [await somePhoto(), await somePhoto()];
    expect(await wrongImages(send(two))).toMatchObject({ key: 'tooMany', params: { max: 1 } });
    expect(await wrongImages(send([Buffer.from('hello')]))).toMatchObject({
      key: 'imageUnreadable',
    });
    failureOf(await send([await somePhoto()], { token: '' }), 401);
  });

  test('has a limit of 300 an hour for each member, which leaves others alone', async () => {
    const busy = await created.buildMember();
    const busyToken = await created.signIn(busy);
    await countEarlier(created, { kind: 'image', subject: busy.uid, count: 298 });
    const photo = await somePhoto();
    const calls = Array.from({ length: 4 }, () => send([photo], { token: busyToken }));
    const answers = (await Promise.all(calls)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(2);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect((await send([photo])).status).toBe(200);
  });
});

describe('an ad', () => {
  test('takes uploaded pictures beside files and its own, in order, and keeps them', async () => {
    const [one, two] = [await upload(), await upload()];
    const ad = await create([one, await somePhoto(), `${origin}${two}`]);
    expect(ad.images).toHaveLength(3);
    expect(await filesOf(ad._id)).toEqual(filesAt(ad.images));
    for (const url of ad.images) expect(await statusAt(url)).toBe(200);
    // Taken pictures are copies: nothing is left where they were uploaded.
    expect((await documentOf(one).get()).exists).toBe(false);
    expect(await filesOf(uploadIn(two))).toEqual([]);

    const third = await upload();
    const slots = [ad.images[2] ?? '', third, 'null', ad.images[0] ?? ''];
    const answer = await sendForm(updateListing, {}, slots, { token, id: ad._id });
    const { images } = dataOf(updateListing, answer);
    expect([images[0], images[2]]).toEqual([ad.images[2], ad.images[0]]);
    expect(await filesOf(ad._id)).toEqual(filesAt(images));
  });

  test('takes a picture that was uploaded before there was the width 960', async () => {
    const url = await upload();
    await removeFileAt(url.replace('-1280.', '-960.'));
    const ad = await create([url]);
    const images = filesAt(ad.images).filter((name) => !name.endsWith('-960.webp'));
    expect(await filesOf(ad._id)).toEqual(images);
    expect(await statusAt((ad.images[0] ?? '').replace('-1280.', '-960.'))).toBe(200);
  });

  test.each(['create', 'update'])('%s refuses a picture that is not the caller’s', async (call) => {
    const ad = await create([]);
    const [own, foreign, old] = [
      await upload(),
      await upload(undefined, { token: otherToken }),
      await upload(),
    ];
    await setAge(old, limits.looseImageHours + 0.1);
    const changed = own.replace(/[0-9a-f]{20}/, '0'.repeat(20));
    const unknown = own.replace(uploadIn(own), 'f'.repeat(32));
    for (const url of [foreign, old, changed, unknown, own.replace('-1280', '-320')]) {
      const slots = [await somePhoto(), own, url];
      const sent =
        call === 'create'
          ? sendForm(createListing, { ...adFields, title: created.tag }, slots, { token })
          : sendForm(updateListing, { title: created.tag }, slots, { token, id: ad._id });
      expect(await wrongImages(sent)).toEqual({ key: 'imageUnknown', params: { position: 3 } });
    }
    // All or nothing: the good picture of those calls is still there to be used.
    expect(await statusAt(own)).toBe(200);
    expect(await filesOf(ad._id)).toEqual([]);
    const made = created.firestore.collection('listings').where('title', '==', created.tag);
    expect((await made.get()).size).toBe(0);
    expect((await create([own])).images).toHaveLength(1);
  });

  test('that is sent again with its key stays one ad, although its pictures are taken', async () => {
    const slots = [await upload(), await upload()];
    const key = crypto.randomUUID();
    const sendAd = () => sendForm(createListing, adFields, slots, { token, key });
    const answers = await Promise.all([sendAd(), sendAd(), sendAd()]);
    const [first, ...others] = answers.map((answer) => dataOf(createListing, answer));
    for (const each of [...others, dataOf(createListing, await sendAd())]) {
      expect(each).toEqual(first);
    }
    expect(await filesOf(first?._id ?? '')).toEqual(filesAt(first?.images ?? []));
    failureOf(await sendForm(createListing, adFields, [], { token, key }), 409);
  });

  test('is changed once, however often a change is sent', async () => {
    const ad = await create([await somePhoto()]);
    const key = crypto.randomUUID();
    const slots = [await upload(), await somePhoto(), ad.images[0] ?? ''];
    const change = (fields = { price: '77' }, withKey = key) =>
      sendForm(updateListing, fields, slots, { token, id: ad._id, key: withKey });
    const answers = await Promise.all([change(), change()]);
    const [first, second] = answers.map((answer) => dataOf(updateListing, answer));
    expect(first?.images).toHaveLength(3);
    expect(second).toEqual(first);
    expect(dataOf(updateListing, await change())).toEqual(first);
    expect(await filesOf(ad._id)).toEqual(filesAt(first?.images ?? []));
    // Another change, or the same under another key, is no retry: its picture is gone.
    expect(await wrongImages(change({ price: '78' }))).toMatchObject({ key: 'imageUnknown' });
    expect(await wrongImages(change(undefined, crypto.randomUUID()))).toMatchObject({
      params: { position: 1 },
    });
  });

  test('of somebody who signs up with it takes no uploaded pictures', async () => {
    const fields = { ...adFields, ...newPerson() };
    const answer = sendForm(registerWithListing, fields, [await upload()], {});
    expect(await wrongImages(answer)).toMatchObject({ key: 'imageUnknown' });
  });
});

test('the sweep removes what no ad took in 24 hours, and nothing younger', async () => {
  const [young, usable, old] = [await upload(), await upload(), await upload()];
  const ad = await create([await upload()]);
  await setAge(usable, limits.looseImageHours - 0.1);
  await setAge(old, limits.looseImageHours + 1.1);
  // One whose files were never stored is removed as well.
  const cut = `uploadedImages/cut-${uploadIn(old)}`;
  const createdAt = Timestamp.fromMillis(Date.now() - 30 * 3_600_000);
  await created.write(cut, { owner: owner.uid, createdAt });
  await Promise.all([sweepUploads(), sweepUploads()]);
  expect((await created.firestore.doc(cut).get()).exists).toBe(false);
  expect(await filesOf(uploadIn(old))).toEqual([]);
  expect((await documentOf(old).get()).exists).toBe(false);
  expect(await statusAt(young)).toBe(200);
  expect(await filesOf(ad._id)).toEqual(filesAt(ad.images));
  expect((await create([young, usable])).images).toHaveLength(2);
});
