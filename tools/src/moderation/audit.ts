import { collection } from '../../../functions/src/platform/collections.ts';
import { findUidByName } from '../../../functions/src/user/staff-note.ts';
import { namesWithIdsOf } from './people.ts';
import { idOf, textOf, timeOf, type Data } from './revision.ts';
import { NotDone } from './work-off.ts';

/** What staff call the documents of a collection. */
const things: Readonly<Record<string, string>> = {
  listings: 'ad',
  users: 'account',
  reportCases: 'case',
  rates: 'rate',
  promotionRequests: 'request for promotion',
  investorRequests: 'question',
};

/** What staff call a field. */
const fieldNames: Readonly<Record<string, string>> = {
  'settled.status': 'status',
  'settled.isFeatured': 'featured',
  'investorProfile.settled.status': 'investor profile',
  blockedAt: 'locked out',
  confirmedPhone: 'phone reached',
  seenPapers: 'papers seen',
  history: 'decision',
  settled: 'rate in force',
  moderationProblem: 'went back',
  'investorProfile.moderationProblem': 'went back',
  problem: 'went back',
  reason: 'went back',
};

interface StaffChange {
  field: string;
  from: string;
  to: string;
}

/**
 * What staff decided about a thing or a person, the latest first. `named`: an id, or a username, an e-mail address or a
 * uid. Throws a NotDone where nothing is written down.
 */
export async function describeAudit(named: string): Promise<string> {
  const uid = await findUidByName(named);
  const entries = () => collection('audit');
  const found = await Promise.all([
    entries().where('document', '==', idOf(named)).get(),
    ...(uid === undefined ? [] : [entries().where('person', '==', uid).get()]),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs.map((each) => [each.id, each.data()])));
  if (byId.size === 0) throw new NotDone(`Nothing is written down about ${named}.`, 'not found');
  const sorted = [...byId.values()].sort((one, other) => millisOf(other) - millisOf(one));
  const nameOf = await namesWithIdsOf(sorted.map((each) => textOf(each['person'])).filter(Boolean));
  return sorted.flatMap((entry) => entryLines(entry, nameOf)).join('\n');
}

function millisOf({ at }: Data): number {
  return (at as { toMillis(): number }).toMillis();
}

function entryLines(entry: Data, nameOf: (uid: string) => string): string[] {
  const { at, collection: of, document, person, changes } = entry;
  const thing = things[textOf(of)] ?? textOf(of);
  const whose = person ? `, ${nameOf(textOf(person))}` : '';
  return [
    `${timeOf(at)}  ${thing} ${textOf(document)}${whose}`,
    ...(changes as StaffChange[]).map(changeLine),
  ];
}

function changeLine({ field, from, to }: StaffChange): string {
  const name = fieldNames[field] ?? field;
  return `  ${name}: ${from || 'nothing'} → ${to || 'nothing'}`;
}
