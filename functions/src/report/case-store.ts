import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { DocumentReference } from '../platform/firestore.ts';
import type { CaseDocument, CaseRecord } from './record.ts';

/** Documents of `reportCases`. */

const cases = () => collection('reportCases');

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

/** How many cases there are about a person, and how many of them ended with a measure; without the one named. */
export async function countOtherCases(
  transaction: Transaction,
  person: string,
  own: CaseRecord | undefined,
): Promise<Pick<CaseDocument, 'otherCases' | 'otherMeasures'>> {
  const [known, measured] = await Promise.all([
    transaction.get(cases().where('person', '==', person).count()),
    transaction.get(cases().where('person', '==', person).where('hasMeasure', '==', true).count()),
  ]);
  return {
    otherCases: known.data().count - (own ? 1 : 0),
    otherMeasures: measured.data().count - (own?.hasMeasure ? 1 : 0),
  };
}
