import {
  imageObjectName,
  imageWidths,
  shareImageObjectName,
} from '@qaysari/contract/listing/images';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  type DocumentData,
  type Firestore,
  Timestamp,
  getFirestore,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { ListingDocument } from '../../functions/src/listing/store.ts';
import { removeListing, saveListing } from '../../functions/src/listing/write-store.ts';
import { bucket } from '../../functions/src/platform/storage.ts';
import { completeProfile } from './complete-profile.ts';
import { adminApp, authHost } from './stack.ts';

/** The default owner of ads: a document only, without an account. */
const defaultOwner = 'test-owner';

/** A day long before the seeded ads, so that test ads come last in lists. */
const longAgo = Timestamp.fromDate(new Date('2001-01-01T00:00:00.000Z'));

export interface Member {
  uid: string;
  username: string;
  email: string;
  password: string;
}

/** Creates test data in the running stack, and removes it again. */
export interface Created {
  firestore: Firestore;
  /** A word that only the ads of this test file contain. */
  tag: string;
  /**
   * Writes an approved ad with the tag in its title, unless `fields` say otherwise. Returns its id. It is written as
   * the API does it, so the next search knows it.
   */
  buildListing(fields?: Record<string, unknown>): Promise<string>;
  /** Writes such an ad again, as the API does it. */
  saveListing(id: string, fields?: Record<string, unknown>): Promise<void>;
  removeListing(id: string): Promise<void>;
  /**
   * Resolves when the search entry of the ad satisfies `isSo`. For changes as in the console. Call it before the
   * change.
   */
  entryOf(id: string, isSo: (entry: DocumentData) => boolean): Promise<void>;
  /** A person who can sign in, with a document in `users` that holds `fields` too. */
  buildMember(fields?: Record<string, unknown>): Promise<Member>;
  /** Marks their address as not verified. */
  unverify(member: Member): Promise<void>;
  /** Signs the person in. Returns a session cookie of seven days. */
  signIn(member: Member): Promise<string>;
  /** Returns a session cookie of somebody who signed in this many minutes ago. */
  signInAgo(member: Member, minutes: number): Promise<string>;
  /** Writes a document that `removeAll` deletes. */
  write(path: string, data: Record<string, unknown>): Promise<void>;
  /** Stores these bytes at all widths of an ad's image. */
  uploadImage(listingId: string, hash: string, bytes: Uint8Array): Promise<void>;
  removeAll(): Promise<void>;
}

export function startCreating(): Created {
  const app = adminApp();
  const firestore = getFirestore(app);
  const tag = `t${randomUUID().replaceAll('-', '')}`;
  const undo: (() => Promise<unknown>)[] = [];
  let ownerIsThere: Promise<unknown> | undefined;

  const write: Created['write'] = async (path, data) => {
    undo.push(() => firestore.doc(path).delete());
    await firestore.doc(path).set(data);
  };

  const save: Created['saveListing'] = async (id, fields = {}) => {
    const batch = firestore.batch();
    saveListing(batch, id, { ...plainListing(tag), ...withTimestamps(fields) });
    await batch.commit();
  };
  const remove: Created['removeListing'] = async (id) => {
    const batch = firestore.batch();
    removeListing(batch, id);
    await batch.commit();
  };

  return {
    firestore,
    tag,
    write,
    saveListing: save,
    removeListing: remove,
    async buildListing(fields = {}) {
      // Staff can approve only ads of people with a complete profile.
      await (ownerIsThere ??= firestore.doc(`users/${defaultOwner}`).set(completeProfile));
      const id = `test-${randomUUID()}`;
      undo.push(() => remove(id));
      await save(id, fields);
      return id;
    },
    entryOf: (id, isSo) =>
      new Promise((resolve, reject) => {
        const stop = firestore.doc(`searchFeed/${id}`).onSnapshot((entry) => {
          if (!entry.exists || !isSo(entry.data() ?? {})) return;
          stop();
          resolve();
        }, reject);
      }),
    async buildMember(fields = {}) {
      const username = `u${randomUUID().slice(0, 8)}`;
      const person = {
        username,
        email: `${username}@example.com`,
        password: `Aa1-${randomUUID()}`,
      };
      const { uid } = await getAuth(app).createUser({ ...person, emailVerified: true });
      // A test may have deleted the account itself.
      undo.push(() => getAuth(app).deleteUsers([uid]));
      const { password: _secret, ...shown } = person;
      await write(`users/${uid}`, { ...shown, role: 'member', isOAuth: false, ...fields });
      await write(`usernames/${username}`, { uid });
      return { ...person, uid };
    },
    async unverify({ uid }) {
      await getAuth(app).updateUser(uid, { emailVerified: false });
    },
    signIn: ({ email, password }) => sessionOf(app, email, password),
    async signInAgo({ uid, email, password }, minutes) {
      const cookie = await sessionOf(app, email, password);
      await setAccountAge(app, uid, minutes + 1);
      return agedCookie(cookie, minutes);
    },
    async uploadImage(listingId, hash, bytes) {
      undo.push(() =>
        bucket().file(shareImageObjectName(listingId, hash)).delete({ ignoreNotFound: true }),
      );
      for (const width of imageWidths) {
        const file = bucket().file(imageObjectName(listingId, hash, width));
        undo.push(() => file.delete({ ignoreNotFound: true }));
        await file.save(Buffer.from(bytes), { contentType: 'image/webp', resumable: false });
      }
    },
    async removeAll() {
      await Promise.all(undo.splice(0).map((remove) => remove()));
    },
  };
}

function plainListing(tag: string): ListingDocument {
  return {
    owner: defaultOwner,
    title: `مطعم ${tag}`,
    description: 'وصف',
    category: 'restaurants_cafes',
    location: 'samawah',
    currency: 'usd',
    price: 1000,
    portability: false,
    status: 'approved',
    isFeatured: false,
    images: [],
    language: 'ar',
    createdAt: longAgo,
    updatedAt: longAgo,
  };
}

/** Converts dates to timestamps, as Firestore stores and returns them. */
function withTimestamps(fields: Record<string, unknown>): Record<string, unknown> {
  const pairs = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Date ? Timestamp.fromDate(value) : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

async function sessionOf(app: App, email: string, password: string): Promise<string> {
  const idToken = await signInWithPassword(email, password);
  return getAuth(app).createSessionCookie(idToken, { expiresIn: 7 * 24 * 60 * 60 * 1000 });
}

/** The emulator refuses sessions that are older than their account. */
async function setAccountAge(app: App, uid: string, minutes: number): Promise<void> {
  const project = app.options.projectId ?? '';
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({
      localId: uid,
      validSince: String(Math.floor(Date.now() / 1000) - minutes * 60),
    }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The emulator does not sign its tokens. */
function agedCookie(cookie: string, minutes: number): string {
  const [header = '', payload = ''] = cookie.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const aged = { ...claims, auth_time: claims.auth_time - minutes * 60 };
  return `${header}.${Buffer.from(JSON.stringify(aged)).toString('base64url')}.`;
}

/** As a browser would do it, at the Auth emulator. */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`No sign-in for ${email}: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}
