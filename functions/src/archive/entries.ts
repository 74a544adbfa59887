import { Readable } from 'node:stream';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allCollections, type CollectionName } from '../platform/collections.ts';
import { documentsOf, eachOf } from '../platform/person-documents.ts';
import { bucket } from '../platform/storage.ts';
import { downloads, type Listed, type Person, type Photo, photosOf } from './contents.ts';
import { jsonOf, plainTimes } from './json.ts';
import { readme } from './readme.ts';

/** A file of the archive. Its content is read when its turn comes. */
export interface Entry {
  path: string;
  content: () => AsyncIterable<string | Buffer>;
  /** Pictures do not get smaller. */
  isPacked?: true;
}

/** The files of somebody's archive. */
export async function* entriesOf(person: Person): AsyncGenerator<Entry> {
  yield { path: 'README.txt', content: () => Readable.from([readme(person.language)]) };
  for (const [name] of allCollections()) {
    const download = downloads[name];
    if ('nothing' in download) continue;
    const items = 'items' in download ? download.items(person) : listed(name, download, person);
    yield { path: `${download.file}.json`, content: () => jsonOf(plain(items)) };
  }
  for (const name of ['listings', 'uploadedImages'] as const) {
    for await (const { path, object } of storedPhotos(name, person)) {
      yield { path, content: () => bucket().file(object).createReadStream(), isPacked: true };
    }
  }
}

async function* plain(items: AsyncIterable<object>): AsyncGenerator {
  for await (const item of items) yield plainTimes(item);
}

function found(name: CollectionName, download: Partial<Listed>, person: Person) {
  const query = download.find?.(person) ?? documentsOf(name, person.uid);
  if (!query) throw new Error(`Nobody knows whose documents of ${name} are`);
  return eachOf(query);
}

async function* listed(name: CollectionName, download: Listed, person: Person) {
  for await (const document of found(name, download, person)) {
    yield {
      ...(download.id !== undefined && { [download.id]: document.id }),
      ...pick(document, download.fields),
      ...(await download.also?.(document)),
    };
  }
}

/** The fields with these names, maps within maps. */
function pick(document: QueryDocumentSnapshot, fields: readonly string[]): DocumentData {
  const picked: DocumentData = {};
  for (const field of fields) {
    const value: unknown = document.get(field);
    if (value === undefined) continue;
    const [name = '', part] = field.split('.');
    if (part === undefined) picked[name] = value;
    else picked[name] = { ...(picked[name] as DocumentData | undefined), [part]: value };
  }
  return picked;
}

/** Pictures whose files are there: one may have gone since the ad was read. */
async function* storedPhotos(name: 'listings' | 'uploadedImages', person: Person) {
  for await (const document of found(name, {}, person)) {
    const photos = photosOf(document);
    if (photos.length === 0) continue;
    const [files] = await bucket().getFiles({ prefix: `listings/${document.id}/` });
    const stored = new Set(files.map((file) => file.name));
    yield* photos.filter(({ object }: Photo) => stored.has(object));
  }
}
