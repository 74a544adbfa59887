import type { PersonFacts } from '@qaysari/contract/account/person';
import { measures, type Statement } from '@qaysari/contract/report/types';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { documentsOf, eachOf } from '../platform/person-documents.ts';
import { isMeasure, presentStatement } from './present.ts';
import type { CaseDocument, CaseRecord } from './record.ts';

/** Documents of `reportCases`. */

const cases = () => collection('reportCases');

export function caseIdOf({ kind, thing }: Pick<CaseDocument, 'kind' | 'thing'>): string {
  return `${kind}~${thing}`;
}

export const caseReference = (id: string): DocumentReference => cases().doc(id);

function readCase(snapshot: DocumentSnapshot): CaseRecord | undefined {
  const data = snapshot.data() as CaseDocument | undefined;
  return data && { ...data, id: snapshot.id };
}

export async function findCase(id: string): Promise<CaseRecord | undefined> {
  return readCase(await caseReference(id).get());
}

export async function findCaseIn(
  transaction: Transaction,
  id: string,
): Promise<CaseRecord | undefined> {
  return readCase(await transaction.get(caseReference(id)));
}

/** Nobody needs to know of more. */
const maxUpheld = 10;
const upheldMs = 365 * 24 * 60 * 60 * 1000;

/** How many cases about a person ended within a year with a measure that is in force, and when the latest did. */
export async function findUpheld(person: string): Promise<PersonFacts['upheldReports']> {
  const since = Timestamp.fromMillis(clock.now() - upheldMs);
  const upheld = cases()
    .where('person', '==', person)
    .where('hasMeasure', '==', true)
    .where('decidedAt', '>', since)
    .orderBy('decidedAt', 'desc');
  const { docs } = await upheld.select('decidedAt').limit(maxUpheld).get();
  const latest: unknown = docs[0]?.get('decidedAt');
  return {
    count: docs.length,
    ...(latest instanceof Timestamp && { latestAt: latest.toDate().toISOString() }),
  };
}

const measuredCases = (person: string) =>
  cases().where('person', '==', person).where('hasMeasure', '==', true);

/** When other cases locked this person out, without lock-outs that were reversed. */
export async function findOtherLockOuts(
  transaction: Transaction,
  { id, person }: CaseRecord,
): Promise<Timestamp[]> {
  const { docs } = await transaction.get(measuredCases(person));
  return docs
    .filter((each) => each.id !== id)
    .flatMap((each) => readCase(each)?.history ?? [])
    .filter(({ decision, answer }) => decision === 'lockOut' && answer !== 'reversed')
    .map(({ at }) => at);
}

/** How many cases there are about a person, and how many of them ended with a measure; without the one named. */
export async function countOtherCases(
  transaction: Transaction,
  person: string,
  own: CaseRecord | undefined,
): Promise<Pick<CaseDocument, 'otherCases' | 'otherMeasures'>> {
  const [known, measured] = await Promise.all([
    transaction.get(cases().where('person', '==', person).count()),
    transaction.get(measuredCases(person).count()),
  ]);
  return {
    otherCases: known.data().count - (own ? 1 : 0),
    otherMeasures: measured.data().count - (own?.hasMeasure ? 1 : 0),
  };
}

/** What other features need of reports and cases. */

/** A measure of a case as the person concerned sees it; undefined for none. */
export async function findDecision(id: string, decision: number): Promise<Statement | undefined> {
  const known = await findCase(id);
  const entry = known?.history[decision];
  return known && isMeasure(entry) ? presentStatement(known, entry) : undefined;
}

/** The decision that took an ad down at that moment; undefined where staff rejected the ad without a case. */
export async function findTakeDown(listing: string, at: Date): Promise<Statement | undefined> {
  const known = await findCase(caseIdOf({ kind: 'listing', thing: listing }));
  const entry = known?.history.findLast(
    ({ at: decidedAt }) => decidedAt.toMillis() === at.getTime(),
  );
  return known && isMeasure(entry) ? presentStatement(known, entry) : undefined;
}

/** What our team has decided about somebody, as that person sees it: nothing of those who reported. */
export async function* measuresOf(uid: string): AsyncGenerator<object> {
  const found = documentsOf('reportCases', uid) ?? collection('reportCases').limit(0);
  for await (const snapshot of eachOf(found)) {
    const { kind, title, message, history } = readCase(snapshot) ?? {};
    for (const { decision, rule, note, at, objection, answer, answerNote } of history ?? []) {
      if (!measures.some((each) => each === decision)) continue;
      const shown = { rule, note, objection, answer, answerNote };
      yield { kind, title, message, measure: decision, decidedAt: at, ...shown };
    }
  }
}
