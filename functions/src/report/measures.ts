import { measures } from '@qaysari/contract/report/types';
import { collection } from '../platform/collections.ts';
import { documentsOf, eachOf } from '../platform/person-documents.ts';
import { readCase } from './case-store.ts';

/** What our team has decided about somebody, as they were told: nothing of those who reported. */
export async function* measuresOf(uid: string): AsyncGenerator<object> {
  const found = documentsOf('reportCases', uid) ?? collection('reportCases').limit(0);
  for await (const snapshot of eachOf(found)) {
    const { kind, title, history } = readCase(snapshot) ?? {};
    for (const { decision, rule, note, at, objection, answer, answerNote } of history ?? []) {
      if (!measures.some((each) => each === decision)) continue;
      const told = { rule, note, objection, answer, answerNote };
      yield { kind, title, measure: decision, decidedAt: at, ...told };
    }
  }
}
