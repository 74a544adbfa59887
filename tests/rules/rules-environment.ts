import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import { readText } from '../../tools/src/repository.ts';

/** Sara wrote to Omar and owns an ad; Dilan has to do with neither. */
export const people = ['visitor', 'sara', 'omar', 'dilan'] as const;
export type Person = (typeof people)[number];

export interface RulesEnvironment {
  /** Firestore as that person's browser reaches it. */
  as(person: Person): Firestore;
  /** Runs with the rules set aside, as the API and staff do. */
  asStaff(work: (firestore: Firestore) => Promise<void>): Promise<void>;
  /** Removes everything that the tests left in the emulator. */
  close(): Promise<void>;
}

/**
 * The repository's rules on an empty project of the emulator that FIRESTORE_EMULATOR_HOST names:
 * one for each `name`, so that test files neither meet each other's data nor the seeded.
 */
export async function openRulesEnvironment(name: string): Promise<RulesEnvironment> {
  const address = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST names no emulator.');
  const { hostname, port } = new URL(`http://${address}`);
  const rules = readText('firestore.rules');
  // The SDK warns of every refusal, and refusals are what these tests are about.
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: `demo-qaysari-rules-${name}`,
    firestore: { host: hostname, port: Number(port), rules },
  });
  await environment.clearFirestore();
  const until = Date.now() + 24 * 60 * 60_000;
  const browserOf = (person: Person) =>
    modular(environment.authenticatedContext(`live-${person}`, { person, until }).firestore());
  const browsers: Record<Person, Firestore> = {
    visitor: modular(environment.unauthenticatedContext().firestore()),
    ...{ sara: browserOf('sara'), omar: browserOf('omar'), dilan: browserOf('dilan') },
  };
  return {
    as: (person) => browsers[person],
    asStaff: (work) =>
      environment.withSecurityRulesDisabled((context) => work(modular(context.firestore()))),
    close: async () => {
      await environment.clearFirestore();
      await environment.cleanup();
    },
  };
}

/** The library types its Firestore as the old one, and hands out one that the new functions take. */
function modular(firestore: unknown): Firestore {
  return firestore as Firestore;
}
