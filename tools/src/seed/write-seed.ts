import { initializeApp, deleteApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { imageObjectName } from '@qaysari/contract/image-paths';
import { seedDocuments } from './documents.ts';
import { allAds } from './all-ads.ts';
import { members } from './members.ts';
import type { PictureFiles } from './picture-files.ts';
import type { SeedAd } from './seed-ad.ts';
import { listingId, userId } from './stable-ids.ts';

type Pictures = ReadonlyMap<string, readonly PictureFiles[]>;

const picturesOf = (pictures: Pictures, ad: SeedAd) => pictures.get(ad.key) ?? [];

async function writeAccounts(app: App): Promise<void> {
  for (const { key, email, password, firstname, lastname } of members) {
    await getAuth(app).createUser({
      ...{ uid: userId(key), email, password, emailVerified: true },
      displayName: `${firstname} ${lastname}`,
    });
  }
}

async function writeDocuments(app: App, pictures: Pictures): Promise<number> {
  const firestore = getFirestore(app);
  const documents = seedDocuments((ad) => picturesOf(pictures, ad).map(({ hash }) => hash));
  const writer = firestore.bulkWriter();
  // A failed write rejects its own promise too; awaiting all of them reports the first.
  const written = documents.map(({ path, data }) => writer.create(firestore.doc(path), data));
  await Promise.all([...written, writer.close()]);
  return documents.length;
}

async function writeImages(app: App, pictures: Pictures): Promise<number> {
  const bucket = getStorage(app).bucket();
  let count = 0;
  for (const ad of allAds) {
    const files = picturesOf(pictures, ad).flatMap(({ hash, variants }) =>
      variants.map(({ width, bytes }) => ({
        name: imageObjectName(listingId(ad.key), hash, width),
        bytes,
      })),
    );
    await Promise.all(
      files.map(({ name, bytes }) =>
        bucket.file(name).save(bytes, {
          resumable: false,
          metadata: {
            contentType: 'image/webp',
            cacheControl: 'public, max-age=31536000, immutable',
          },
        }),
      ),
    );
    count += files.length;
  }
  return count;
}

export interface SeedCounts {
  accounts: number;
  documents: number;
  images: number;
}

/** Writes the whole seed into the emulators that the environment names. */
export async function writeSeed(pictures: Pictures): Promise<SeedCounts> {
  // Without options it takes project and bucket from FIREBASE_CONFIG, as the functions do.
  const app = initializeApp(undefined, 'seed');
  try {
    await writeAccounts(app);
    const documents = await writeDocuments(app, pictures);
    const images = await writeImages(app, pictures);
    return { accounts: members.length, documents, images };
  } finally {
    await deleteApp(app);
  }
}
