import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../../../tools/src/repository.ts';
import { writeFigures } from '../../support/figures.ts';
import { emptyProject, environmentOf, isolatedApp } from '../../support/stack.ts';
import { writeWaitingThings } from '../../support/waiting-things.ts';

/** Longer nobody should wait for the next thing, in 95 of 100 cases. */
const longestWaitMs = 1000;

/** What ends the text about a thing, and the text where nothing waits. */
const isAsking = /(\[[^\]]*\? help\]|any other key looks again\.)\n$/;

interface Shift {
  code: number;
  said: string;
  /** How long each decision kept the next thing away. */
  waits: number[];
}

/** How staff end: all of these write what is held. */
const ends = {
  byKey: (child: ChildProcess) => child.stdin?.write('q'),
  byEndOfInput: (child: ChildProcess) => child.stdin?.end(),
  bySignal: (child: ChildProcess) => child.kill('SIGTERM'),
};

/**
 * Works through all that waits in a process of its own: approves, rejects each tenth thing with a sentence, and notes
 * requests as handled. It presses a key as soon as a thing is shown, and ends after `beforeEnd`.
 */
async function workThrough(
  environment: Record<string, string>,
  end: keyof typeof ends,
  beforeEnd: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Shift> {
  const program = join(repositoryRoot, 'tools/src/commands/moderate.ts');
  const child = spawn(process.execPath, [program, 'work'], {
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit') as Promise<[number]>;
  child.stderr.pipe(process.stderr);
  const waits: number[] = [];
  let [said, shown, pressedAt] = ['', '', 0];
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += String(chunk);
    shown += String(chunk);
    const asks = isAsking.exec(shown)?.[1];
    if (asks === undefined) continue;
    if (pressedAt > 0) waits.push(performance.now() - pressedAt);
    shown = '';
    pressedAt = performance.now();
    if (asks.startsWith('[')) child.stdin.write(keysFor(asks, waits.length));
    else {
      await beforeEnd();
      ends[end](child);
    }
  }
  const [code] = await ended;
  return { code, said, waits };
}

function keysFor(asks: string, at: number): string {
  if (asks.startsWith('[h')) return 'h';
  return at % 10 === 9 ? 'r1' : 'a';
}

const countOf = (sums: readonly string[], outcome: string) =>
  sums
    .map((sum) => Number(new RegExp(`(\\d+) ${outcome}\\b`).exec(sum)?.[1] ?? 0))
    .reduce((sum, each) => sum + each, 0);

const sumOf = ({ said }: Shift) => said.trim().split('\n').at(-1) ?? '';

/** Works through so many things, alone and with somebody else at once. */
export function proveWorkThrough({ things }: { things: number }): void {
  const app = isolatedApp('work-through');
  const firestore = getFirestore(app);
  beforeEach(() => emptyProject(app));

  const left = async () => {
    const ads = await firestore.collection('listings').where('status', '==', 'pending').get();
    const users = await firestore
      .collection('users')
      .where('investorProfile.status', '==', 'pending')
      .get();
    return ads.size + users.size;
  };
  const decisionMails = async () => {
    const { docs } = await firestore.collection('mail').get();
    const about = docs.map(
      (each) => `${String(each.get('listing') ?? each.get('uid'))} ${String(each.get('kind'))}`,
    );
    return { all: about.length, different: new Set(about).size };
  };

  test('nobody waits a second for the next thing', async () => {
    await writeWaitingThings(things);
    const shift = await workThrough(environmentOf(app), 'byKey');
    const sorted = shift.waits.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
    const figures = { decisions: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) };
    console.info(`The next thing after a key: ${JSON.stringify(figures)}. ${sumOf(shift)}`);
    writeFigures(figures);
    expect([shift.code, sorted.length, await left()]).toEqual([0, things, 0]);
    expect(figures.p95Ms).toBeLessThan(longestWaitMs);
  });

  test('two people at once decide nothing twice', async () => {
    const { ads } = await writeWaitingThings(things);
    // Both hold a decision about everything before either of them ends.
    const bothAreThere = Array.from({ length: 2 }, () => Promise.withResolvers<undefined>());
    const arrive = (at: number) => () => {
      bothAreThere[at]?.resolve(undefined);
      return Promise.all(bothAreThere.map(({ promise }) => promise));
    };
    const shifts = await Promise.all([
      workThrough(environmentOf(app), 'bySignal', arrive(0)),
      workThrough(environmentOf(app), 'byEndOfInput', arrive(1)),
    ]);
    const sums = shifts.map(sumOf);
    const [approved, rejected, handled] = ['approved', 'rejected', 'handled'].map((outcome) =>
      countOf(sums, outcome),
    );
    const refused = countOf(sums, 'decided by somebody else');
    console.info(`Two at once: ${sums.join(' | ')}`);
    writeFigures({ twoAtOnceDecided: things, twoAtOnceRefused: refused });
    const said = shifts.map((shift) => shift.said).join('\n');
    expect((approved ?? 0) + (rejected ?? 0) + (handled ?? 0), said).toBe(things);
    expect(await left()).toBe(0);
    const mails = await decisionMails();
    expect(mails.different).toBe(mails.all);
    expect(mails.all).toBeGreaterThanOrEqual(ads);
    // It would wait for any lock that they left, and fail.
    await emptyProject(app);
  });
}
