import type { Language } from '@qaysari/contract/shared/languages';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { allCollections, type CollectionName } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { documentsOf, eachOf } from '../platform/person-documents.ts';
import { bucket } from '../platform/storage.ts';
import { archiveText } from '../platform/texts.ts';
import {
  archiveFiles,
  downloads,
  photosOf,
  type Listed,
  type Person,
  type Photo,
} from './contents.ts';

/** Explains the files, in the language of the person. Windows shows the lines as they are only with these ends. */
function readme(language: Language): string {
  const files = archiveFiles.map((file) => `${file}.json\r\n  ${archiveText(file, language)}`);
  const say = (key: Parameters<typeof archiveText>[0]) => archiveText(key, language);
  const parts = [
    say('title'),
    say('intro'),
    ...files,
    `photos/\r\n  ${say('photos')}`,
    say('times'),
    say('without'),
  ];
  // The byte order mark shows old programs that this is UTF-8.
  return `\ufeff${parts.join('\r\n\r\n')}\r\n`;
}

/**
 * A value as JSON that people can read, bit by bit: lists may come as async iterables and are never in memory
 * as a whole.
 */
async function* jsonOf(value: unknown, indent = ''): AsyncGenerator<string> {
  const deeper = `${indent}  `;
  if (isStream(value)) {
    let before = '[';
    for await (const each of value) {
      yield `${before}\n${deeper}`;
      yield* jsonOf(each, deeper);
      before = ',';
    }
    yield before === '[' ? '[]' : `\n${indent}]`;
    return;
  }
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (!parts.some(([, part]) => isStream(part))) {
    yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
    return;
  }
  let before = '{';
  for (const [name, part] of parts) {
    yield `${before}\n${deeper}${JSON.stringify(name)}: `;
    yield* jsonOf(part, deeper);
    before = ',';
  }
  yield `\n${indent}}`;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The same for people: times as ISO 8601 texts, and no empty map. */
function plainTimes(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plainTimes);
  if (typeof value !== 'object' || value === null || isStream(value)) return value;
  // Of a browser, for example, that does not say what it is.
  if (Object.keys(value).length === 0) return 'unknown';
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainTimes(part)]));
}

/** A file of the archive. Its content is read when its turn comes. */
interface Entry {
  path: string;
  content: () => AsyncIterable<string | Buffer>;
  /** Pictures are compressed already. */
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
