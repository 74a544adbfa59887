import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { savedSearchesMegabytes } from './alert/saved-search-mirror.ts';
import { bodyMegabytes } from './http/body.ts';
import { formMegabytes } from './http/form.ts';
import * as functions from './index.ts';
import { directoryMegabytes } from './investor/directory.ts';
import { processMegabytes } from './platform/function-options.ts';
import { decodingMegabytes } from './platform/image.ts';
import { searchIndexMegabytes } from './search/live-index.ts';

// It listens to each request of this process, which other tests share.
vi.mock('./http/raw-request.ts');

/** What an instance of each function may hold at once, against the memory that it is deployed with. */

type FunctionName = keyof typeof functions;

interface Memory {
  /** Held from one request to the next, and what one request at a time takes. */
  held?: Record<string, number>;
  /** Of each request at the same time. */
  request?: number;
}

const search = { search: searchIndexMegabytes };
const savedSearches = { savedSearches: savedSearchesMegabytes };
const little: Memory = {};

const memory: Record<FunctionName, Memory> = {
  api: { held: { ...search, directory: directoryMegabytes }, request: bodyMegabytes },
  publish: { held: { decoding: decodingMegabytes }, request: formMegabytes },
  pages: { held: search },
  listingWritten: { held: search },
  listingAlerts: { held: savedSearches },
  alertsSwept: { held: savedSearches },
  // These read one document after the other, or pass on what they read.
  media: little,
  userWritten: little,
  reviewWritten: little,
  caseWritten: little,
  rateWritten: little,
  staffRequestWritten: little,
  promotionRequestWritten: little,
  investorRequestWritten: little,
  messageWritten: little,
  mailCreated: little,
  deletionCreated: little,
  dataExportWritten: little,
  archivesSwept: little,
  accountsSwept: little,
  looseImagesSwept: little,
  mailsSwept: little,
  deletionsSwept: little,
  questionsSwept: little,
  reviewsSwept: little,
  queuesCounted: little,
  remindersSwept: little,
};
const names = Object.keys(memory) as FunctionName[];

test.each(names)('%s fits into its memory', (name) => {
  const deployed: { availableMemoryMb?: unknown; concurrency?: unknown } =
    functions[name].__endpoint;
  const { held = {}, request = 0 } = memory[name];
  const sum = Object.values(held).reduce((all, each) => all + each, processMegabytes);
  const requests = request > 0 ? request * Number(deployed.concurrency) : 0;
  expect(sum + requests).toBeLessThanOrEqual(Number(deployed.availableMemoryMb));
});

describe('no other function loads', () => {
  const root = import.meta.dirname;
  const imported = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

  /** The files that this one loads, by any way. */
  function loadedBy(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    for (const [, one, other] of readFileSync(file, 'utf8').matchAll(imported)) {
      loadedBy(join(dirname(file), one ?? other ?? ''), known);
    }
    return known;
  }

  const dynamic = /import\('(\.[^']+)'\)/g;
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const parts = textOf('index.ts').split(/^(?:export )?const /m);
  const functionParts = new Map<string, string>(
    ['triggers', 'schedules'].flatMap((file) =>
      textOf(`${file}.ts`)
        .split(/^export async function /m)
        .map((part) => [`${file}.${/^\w+/.exec(part)?.[0] ?? ''}`, part] as const),
    ),
  );

  /** The files that a function imports when it is called. */
  const entriesOf = (name: FunctionName) => {
    const part = parts.find((each) => each.startsWith(`${name} =`)) ?? '';
    const asked = /= (requestWritten)\(/.exec(part)?.[1];
    const own = asked ? parts.find((each) => each.startsWith(`${asked} =`)) : part;
    const called = functionParts.get(/\b(?:triggers|schedules)\.\w+/.exec(own ?? '')?.[0] ?? '');
    const entries = [...(called ?? own ?? '').matchAll(dynamic)].map(([, file = '']) => file);
    expect(entries).not.toEqual([]);
    return entries.map((file) => join(root, file));
  };

  test.each([
    ['savedSearches', 'alert/saved-search-mirror.ts'],
    ['directory', 'investor/directory.ts'],
    ['decoding', 'platform/image.ts'],
  ])('%s', (held, file) => {
    const loading = names.filter((name) =>
      entriesOf(name).some((entry) => loadedBy(entry).has(join(root, file))),
    );
    expect(loading).toEqual(names.filter((name) => held in (memory[name].held ?? {})));
  });
});
