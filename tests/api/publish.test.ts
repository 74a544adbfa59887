import {
  figureFieldNames,
  optionalListingFields,
  type FigureField,
} from '@qaysari/contract/listing/fields';
import { typedSamples, valueSamples } from '@qaysari/contract/listing/fields.fixture';
import { login } from '@qaysari/contract/account/calls';
import { imageWidths, imagePreview } from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { getApprovedListing } from '@qaysari/contract/listing/calls';
import { createListing, updateListing, registerWithListing } from '@qaysari/contract/publish/calls';
import { type ListingForm } from '@qaysari/contract/publish/types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { adFields, sendForm, type Slot } from '../support/form.ts';
import { linkCodeIn, sentMailTo } from '../support/mails.ts';
import { forgetSignUps, credentialsOf, newPerson, signIn } from '../support/people.ts';
import { photo, somePhoto } from '../support/photos.ts';
import { filesAt, filesOf } from '../support/stored-images.ts';
import { origin } from '../support/stack.ts';
import { wrongFields, wrongForms } from '../support/wrong-fields.ts';
import { storeAd, storedAd } from '../support/whole-ad.ts';

const created = startCreating();
let owner: Member;
let token: string;
beforeAll(async () => {
  owner = await created.buildMember();
  token = await created.signIn(owner);
});
afterAll(() => created.removeAll());

const documentOf = async (id: string) =>
  (await created.firestore.doc(`listings/${id}`).get()).data();
const looseOf = async (id: string) =>
  (await created.firestore.collection('looseImages').where('listing', '==', id).get()).size;

async function create(slots: readonly Slot[] = [], fields: object = {}): Promise<OwnListing> {
  const answer = await sendForm(createListing, { ...adFields, ...fields }, slots, { token });
  return dataOf(createListing, answer);
}

const update = (id: string, fields: Record<string, string>, slots: readonly Slot[] = []) =>
  sendForm(updateListing, fields, slots, { id, token });

describe('a new ad', () => {
  test('waits for staff, with all its fields and pictures in order', async () => {
    const fields = { employees: '٣', founded: '2015', portability: 'true', isStartup: 'true' };
    const ad = await create([await somePhoto(), 'null', await somePhoto()], fields);
    expect(ad).toMatchObject({
      ...adFields,
      price: 25_000_000,
      employees: 3,
      founded: 2015,
      portability: true,
      isStartup: true,
      owner: owner.uid,
      status: 'pending',
      isFeatured: false,
      viewer: 'owner',
      missing: ['profile', 'terms'],
    });
    expect(ad.images).toHaveLength(2);
    expect(await filesOf(ad._id)).toEqual(filesAt(ad.images));
    expect(await looseOf(ad._id)).toBe(0);
    failureOf(await ask(`/listing/approved/${ad._id}`), 404);
    const own = await ask(`/listing/approved/${ad._id}`, { token });
    expect(dataOf(getApprovedListing, own)).toMatchObject({ viewer: 'owner', status: 'pending' });
  });

  test('is of its owner, pending and not featured whatever the form says', async () => {
    const more = { owner: 'another', status: 'approved', isFeatured: 'true', _id: 'mine' };
    const ad = await create([], { ...more, settled: 'x', moderationNote: 'good', createdAt: '1' });
    expect(ad).toMatchObject({ owner: owner.uid, status: 'pending', isFeatured: false });
    expect(Object.keys((await documentOf(ad._id)) ?? {})).not.toContain('moderationNote');
    expect(ad._id).not.toBe('mine');
  });

  test('shows pictures upright, of one shape, without where they were taken', async () => {
    const exif = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '36/1 11/1 0/1' } };
    const upright = await photo({ width: 600, height: 400 })
      .composite([
        {
          input: await photo({ width: 300, height: 400, colour: 'red' }).png().toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { images } = await create([upright]);
    for (const width of [320, 640, 1280]) {
      const url = images[0]?.replace('-1280.', `-${width}.`) ?? '';
      const response = await fetch(origin + url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { format, width: w, height: h, exif, orientation } = await sharp(bytes).metadata();
      expect({ format, w, h, exif, orientation }).toEqual({
        ...{ format: 'webp', w: width, h: (width / 4) * 3 },
        ...{ exif: undefined, orientation: undefined },
      });
      // After a quarter turn, the left edge is on top.
      const { dominant } = await sharp(bytes)
        .extract({ left: w / 2 - 10, top: 10, width: 20, height: 20 })
        .stats();
      expect(dominant.r).toBeGreaterThan(200);
    }
    expect(imagePreview(images[0] ?? '')).toMatch(/^data:image\/bmp;base64,/);
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const { images } = await create([await photo()[format]().toBuffer()]);
    expect(images).toHaveLength(1);
  });

  test('reads figures as people type them, and forgets those that are emptied', async () => {
    const typed = Object.fromEntries(figureFieldNames.map((name) => [name, typedSamples[name]]));
    const { _id: id, ...ad } = await create([], typed);
    for (const name of figureFieldNames) expect(ad[name], name).toEqual(valueSamples[name]);
    const emptied = Object.fromEntries(figureFieldNames.map((name) => [name, '']));
    const answer = await sendForm(updateListing, emptied, [], { token, id });
    const after = dataOf(updateListing, answer);
    for (const name of figureFieldNames) expect(after, name).not.toHaveProperty(name);
    const document = await documentOf(id);
    for (const name of figureFieldNames) expect(document, name).not.toHaveProperty(name);
  });

  test('takes ten pictures, and not one more', async () => {
    const photos = await Promise.all(Array.from({ length: 11 }, somePhoto));
    expect((await create(photos.slice(0, 10))).images).toHaveLength(10);
    const answer = await sendForm(createListing, adFields, photos, { token });
    expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['images']);
  });

  test('shows a picture that was chosen twice once', async () => {
    const same = await somePhoto();
    const { images } = await create([same, await somePhoto(), same]);
    expect(images).toHaveLength(2);
  });

  const wrongByKind = {
    money: ['5', 'much usd', '-1 usd', '1.250 usd', '1 usd 1 iqd'],
    count: ['0', 'x', '1.5', '9999999'],
    month: ['1999-01', '2027-13', 'soon'],
    choice: ['perhaps'],
    choices: ['tax,perhaps', ','.padEnd(300, 'x')],
    line: ['x'.repeat(optionalListingFields.sellingReasonWords.max + 1)],
  };
  const wrongFigure = (kind: keyof typeof wrongByKind) => wrongByKind[kind];
  const wrongFigures = Object.fromEntries(
    figureFieldNames.map((name) => [name, wrongFigure(optionalListingFields[name].kind)]),
  ) as Record<FigureField, string[]>;
  const wrong = wrongFields<ListingForm>({
    ...wrongFigures,
    title: ['', ' ', 'x'.repeat(limits.listingTitleLength + 1)],
    description: ['', 'x'.repeat(limits.descriptionLength + 1), 'x'.repeat(100_000)],
    location: ['', 'paris'],
    category: ['', 'cars'],
    currency: ['', 'eur'],
    price: ['', 'much', '0', '-1', '1e3'],
    employees: ['x', '0', '1.5'],
    founded: ['x', '1500', '3000'],
    portability: ['perhaps'],
    isStartup: ['perhaps'],
    sector: ['cars', 'find_a_partner'],
    siteLink: ['bakery', 'javascript:alert(1)'],
    moreInformation: ['x'.repeat(limits.longTextLength + 1)],
    marketingChanel: ['x'.repeat(limits.longTextLength + 1)],
    costs: ['x'.repeat(limits.longTextLength + 1)],
    assets: ['x'.repeat(limits.longTextLength + 1)],
    companyHistory: ['x'.repeat(limits.longTextLength + 1)],
  });
  test('names every field that is wrong', async () => {
    for (const values of wrongForms(wrong)) {
      const answer = await sendForm(createListing, { ...adFields, ...values }, [], { token });
      const { error = {} } = failureOf(answer, 400);
      expect(Object.keys(error).sort(), JSON.stringify(values)).toEqual(Object.keys(values).sort());
    }
  });

  test('names all at once, the pictures too, in the language of the page', async () => {
    const slots = [await somePhoto(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')];
    const texts = new Set<string>();
    for (const language of ['en', 'ar', 'ku'] as const) {
      const fields = { ...adFields, price: '0', title: '' };
      const answer = await sendForm(createListing, fields, slots, { token, language });
      const { error = {} } = failureOf(answer, 400);
      expect(Object.keys(error).sort()).toEqual(['images', 'price', 'title']);
      expect(error['images']).toContain('2');
      texts.add(error['images'] ?? '');
    }
    expect(texts.size).toBe(3);
  });
});

describe('an Idempotency-Key', () => {
  test('makes one ad of any number of retries, at once and later', async () => {
    const [key, slots] = [crypto.randomUUID(), [await somePhoto(), await somePhoto()]];
    const send = () => sendForm(createListing, adFields, slots, { token, key });
    const answers = await Promise.all([send(), send(), send(), send()]);
    answers.push(await send());
    const ads = answers.map((answer) => dataOf(createListing, answer));
    expect(new Set(ads.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(ads.map(({ images }) => images.join())).size).toBe(1);
    const [{ _id, images } = { _id: '', images: [] }] = ads;
    expect(await filesOf(_id)).toEqual(filesAt(images));
    expect(await looseOf(_id)).toBe(0);
  });

  test('with another ad is refused, and of another person means nothing', async () => {
    const key = crypto.randomUUID();
    const first = dataOf(
      createListing,
      await sendForm(createListing, adFields, [], { token, key }),
    );
    const other = { ...adFields, title: 'شيء آخر' };
    failureOf(await sendForm(createListing, other, [], { token, key }), 409);
    const stranger = await created.signIn(await created.buildMember());
    const theirs = await sendForm(createListing, adFields, [], { token: stranger, key });
    expect(dataOf(createListing, theirs)._id).not.toBe(first._id);
  });

  test.each(['short', 'with blank in it', 'x'.repeat(129)])('%j is none', async (key) => {
    failureOf(await sendForm(createListing, adFields, [], { token, key }), 400);
  });
});

describe('a change', () => {
  test('touches only what was sent, and keeps the pictures', async () => {
    const ad = await create([await somePhoto()], { costs: '5', employees: '4' });
    const changed = dataOf(updateListing, await update(ad._id, { price: '7', costs: '' }));
    const { costs: _gone, ...rest } = ad;
    expect(changed).toEqual({ ...rest, price: 7 });
    const emptied = dataOf(updateListing, await update(ad._id, { employees: '' }));
    expect(emptied).not.toHaveProperty('employees');
  });

  test('of the category removes the sector, which only ads that look for somebody have', async () => {
    const seeking = { category: 'find_an_investor', sector: 'it_tech' };
    const ad = await create([], seeking);
    expect(ad).toMatchObject(seeking);
    const partner = await update(ad._id, { category: 'find_a_partner' });
    expect(dataOf(updateListing, partner)).toMatchObject({ sector: 'it_tech' });
    const shop = dataOf(updateListing, await update(ad._id, { category: 'retail_stores' }));
    expect(shop).not.toHaveProperty('sector');
    expect(await documentOf(ad._id)).not.toHaveProperty('sector');
    expect(await create([], { sector: 'it_tech' })).not.toHaveProperty('sector');
  });

  test('reorders, adds and removes pictures, and leaves no file behind', async () => {
    const ad = await create([await somePhoto(), await somePhoto(), await somePhoto()]);
    const [first = '', second = '', third = ''] = ad.images;
    const slots = [third, await somePhoto(), 'null', `${origin}${first}`];
    const { images } = dataOf(updateListing, await update(ad._id, {}, slots));
    expect(images).toEqual([third, expect.not.stringMatching(second), first]);
    expect(await filesOf(ad._id)).toEqual(filesAt(images));
    expect(dataOf(updateListing, await update(ad._id, {}, ['null'])).images).toEqual([]);
    expect(await filesOf(ad._id)).toEqual([]);
    expect(await looseOf(ad._id)).toBe(0);
  });

  test('cannot take pictures of another ad, or from elsewhere', async () => {
    const [ad, other] = [await create([await somePhoto()]), await create([await somePhoto()])];
    const gone = ad.images[0] ?? '';
    await update(ad._id, {}, [await somePhoto()]);
    for (const url of [other.images[0] ?? '', gone, 'https://example.com/x.webp', '../../x', 'x']) {
      const { error = {} } = failureOf(await update(ad._id, {}, ['null', url]), 400);
      expect(error['images'], url).toContain('2');
    }
    expect((await documentOf(ad._id))?.['images']).toHaveLength(1);
  });

  test('that fails leaves ad and files as they were', async () => {
    const ad = await create([await somePhoto()]);
    const slots = [await somePhoto(), (await somePhoto()).subarray(0, 200)];
    failureOf(await update(ad._id, { title: 'new' }, slots), 400);
    expect(await documentOf(ad._id)).toMatchObject({ title: adFields.title });
    expect(await filesOf(ad._id)).toEqual(filesAt(ad.images));
  });

  test.each([
    ['approved', { title: 'شيء آخر' }, 'pending'],
    ['approved', { description: 'شيء آخر' }, 'pending'],
    ['approved', { siteLink: 'https://other.example' }, 'pending'],
    ['approved', { price: '5', costs: 'كثيرة', location: 'basra' }, 'approved'],
    ['approved', { title: adFields.title }, 'approved'],
    ['rejected', { category: 'other' }, 'pending'],
    ['rejected', { title: adFields.title }, 'rejected'],
    ['pending', { title: 'شيء آخر' }, 'pending'],
  ])('of an ad that is %s: %o leaves it %s', async (status, fields, expected) => {
    const more = { owner: owner.uid, status, ...adFields, price: 25_000_000, moderationNote: 'n' };
    const id = await created.buildListing({ ...more, settled: { status, isFeatured: false } });
    expect(dataOf(updateListing, await update(id, fields)).status).toBe(expected);
    const document = await storedAd(id);
    expect(document['settled']).toEqual({ status: expected, isFeatured: false });
    expect('moderationNote' in document).toBe(expected === status);
  });

  test('of the pictures of an approved ad lets staff look again; the same pictures do not', async () => {
    const ad = await create([await somePhoto(), await somePhoto()]);
    const settled = { status: 'approved', isFeatured: false };
    await storeAd(ad._id, { ...(await storedAd(ad._id)), status: 'approved', settled });
    const same = await update(ad._id, {}, ad.images);
    expect(dataOf(updateListing, same).status).toBe('approved');
    const turned = await update(ad._id, {}, ad.images.toReversed());
    expect(dataOf(updateListing, turned)).toMatchObject({ status: 'pending', isFeatured: false });
  });

  test('cannot give the ad to another, or a status', async () => {
    const ad = await create();
    const fields = { owner: 'another', status: 'approved', isFeatured: 'true', createdAt: '1' };
    expect(dataOf(updateListing, await update(ad._id, fields))).toEqual(ad);
  });

  test('is for the owner: 403 where the ad can be seen, else 404', async () => {
    const seen = await created.buildListing();
    const hidden = await created.buildListing({ status: 'pending' });
    failureOf(await update(seen, { title: 'x' }), 403);
    for (const id of [hidden, 'of-nobody', '__x__', '%00']) {
      failureOf(await update(id, { title: 'x' }), 404);
    }
    expect(await documentOf(seen)).not.toMatchObject({ title: 'x' });
  });
});

describe('without a session, or with an invalid one', () => {
  test.each([createListing, updateListing])('$path is 401', async (endpoint) => {
    for (const how of [{}, { token: 'a.b.c' }]) {
      failureOf(await sendForm(endpoint, adFields, [], { id: 'x', ...how }), 401);
    }
  });
});

describe('signing up with an ad', () => {
  const countOf = async (title: string) => {
    const found = created.firestore.collection('listings').where('title', '==', title);
    return (await found.count().get()).data().count;
  };
  const register = (person: object, slots: readonly Slot[], fields: object = {}) =>
    sendForm(registerWithListing, { ...adFields, ...person, ...fields }, slots, { language: 'ku' });

  test('makes both, and the ad is there after the first sign-in', async () => {
    const person = newPerson();
    const answer = await register({ ...person }, [await somePhoto()]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    failureOf(await call(login, credentialsOf(person)), 403);
    const code = linkCodeIn(await sentMailTo(person.email));
    expect((await ask('/auth/verify-email', { method: 'POST', json: { code } })).status).toBe(200);
    const { user } = await signIn(person);
    const { docs } = await created.firestore
      .collection('listings')
      .where('owner', '==', user._id)
      .get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { title: adFields.title, status: 'pending', language: 'ku', isFeatured: false },
    ]);
    expect(await filesOf(docs[0]?.id ?? '')).toHaveLength(imageWidths.length + 1);
  });

  test('with an address that has an account is answered alike, and makes no ad', async () => {
    const free = await register({ ...newPerson() }, []);
    const person = newPerson({ email: owner.email });
    const title = `taken ${created.tag}`;
    const taken = await register({ ...person }, [await somePhoto()], { title });
    expect(taken).toMatchObject({ status: 200, body: free.body });
    expect(await countOf(title)).toBe(0);
    await sentMailTo(owner.email);
  });

  test('sent again after its answer was lost makes no second account or ad, and is no taken name', async () => {
    const key = crypto.randomUUID();
    const title = `again ${created.tag}`;
    await forgetSignUps(owner.email);
    for (const person of [newPerson(), newPerson({ email: owner.email })]) {
      const fields = { ...adFields, ...person, title };
      const send = (changed: object, withKey = key) =>
        sendForm(registerWithListing, { ...fields, ...changed }, [], { key: withKey });
      const first = await send({});
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      expect(await send({})).toMatchObject({ status: 200, body: first.body });
      expect(await countOf(title)).toBe(1);
      const password = 'Other-Lane-18';
      for (const other of [
        await send({ email: newPerson().email }),
        await send({ password, confirmPassword: password }),
        await send({}, crypto.randomUUID()),
      ]) {
        expect(Object.keys(failureOf(other, 400).error ?? {})).toEqual(['username']);
      }
    }
    await sentMailTo(owner.email, 2);
  });

  test('names the wrong fields of both, and keeps no username for a wrong picture', async () => {
    const { error = {} } = failureOf(
      await register({ username: 'x', email: 'x', password: 'x', confirmPassword: 'y' }, [], {
        title: '',
      }),
      400,
    );
    expect(Object.keys(error).sort()).toEqual(
      ['confirmPassword', 'email', 'password', 'title', 'username'].sort(),
    );
    const person = newPerson();
    const cut = (await somePhoto()).subarray(0, 200);
    const wrong = failureOf(await register({ ...person }, [cut]), 400);
    expect(Object.keys(wrong.error ?? {})).toEqual(['images']);
    expect((await register({ ...person }, [])).status).toBe(200);
    const again = newPerson({ username: person.username });
    const taken = failureOf(await register({ ...again }, []), 400);
    expect(Object.keys(taken.error ?? {})).toEqual(['username']);
  });
});
