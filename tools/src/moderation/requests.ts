import { clock } from '../../../functions/src/platform/clock.ts';
import { collection, type CollectionName } from '../../../functions/src/platform/collections.ts';
import { firestore, isDocumentId } from '../../../functions/src/platform/firestore.ts';
import { findUser, findUsers } from '../../../functions/src/user/store.ts';
import { contactLine } from './people.ts';
import { ageOf, fieldLines, textOf, timeOf, type Data, type DecideOptions } from './revision.ts';
import { NotDone } from './work-off.ts';

/** The collections of what people ask of staff. */
export type RequestKind = Extract<CollectionName, 'promotionRequests' | 'investorRequests'>;

const names: Readonly<Record<RequestKind, string>> = {
  promotionRequests: 'request for promotion',
  investorRequests: 'question',
};

const shownFields = ['state', 'kind', 'listing', 'title', 'language', 'message', 'createdAt'];

/** A request or a question. Throws a NotDone where there is none. */
export async function readRequest(kind: RequestKind, id: string): Promise<Data> {
  const data = isDocumentId(id) ? (await collection(kind).doc(id).get()).data() : undefined;
  if (!data) throw new NotDone(`There is no ${names[kind]} with the id ${id}.`, 'not found');
  return data;
}

/** Notes that staff have handled it. Throws a NotDone where that is so already. */
export async function handleRequest(
  kind: RequestKind,
  id: string,
  { check }: DecideOptions = {},
): Promise<void> {
  await readRequest(kind, id);
  await firestore().runTransaction(async (transaction) => {
    const now = (await transaction.get(collection(kind).doc(id))).data() ?? {};
    check?.(now);
    if (now['state'] === 'handled') {
      throw new NotDone(`The ${names[kind]} ${id} is handled already.`, 'handled already');
    }
    transaction.update(collection(kind).doc(id), { state: 'handled' });
  });
}

/** Has it wait again. Throws a NotDone where it waits already. */
export async function reopenRequest(kind: RequestKind, id: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { state } = (await transaction.get(collection(kind).doc(id))).data() ?? {};
    if (state !== 'handled') throw new NotDone(`The ${names[kind]} ${id} is open.`, 'open');
    transaction.update(collection(kind).doc(id), { state: 'open' });
  });
}

/** What is open, who waits longest first: what it says, and how to reach the person. */
export async function listRequests(kind: RequestKind): Promise<string> {
  const { docs } = await collection(kind).where('state', '==', 'open').get();
  const open = docs.map((each) => ({ id: each.id, request: each.data() }));
  open.sort((one, other) => sinceOf(one.request).localeCompare(sinceOf(other.request)));
  const users = await findUsers([...new Set(open.map(({ request }) => textOf(request['uid'])))]);
  const told = open.flatMap(({ id, request }) => {
    const { kind: wanted, title, language, message, createdAt, uid } = request;
    const about =
      wanted === undefined ? `in ${textOf(language)}` : `${textOf(wanted)}: ${textOf(title)}`;
    return [
      `${id}  ${ageOf(createdAt, clock.now())}  ${about}`,
      ...(message === undefined ? [] : [`  ${textOf(message)}`]),
      `  by ${contactLine(users.get(textOf(uid)))}`,
    ];
  });
  return [...told, `${open.length} open`].join('\n');
}

const sinceOf = ({ createdAt }: Data) => timeOf(createdAt);

/** What somebody asks, and how to reach them. */
export async function describeRequest(kind: RequestKind, id: string): Promise<string> {
  return (await requestLines(id, await readRequest(kind, id))).join('\n');
}

/** The same of a request as it was read. */
export async function requestLines(id: string, request: Data): Promise<string[]> {
  const user = await findUser(textOf(request['uid']));
  return [id, ...fieldLines(request, shownFields), `  by ${contactLine(user)}`];
}
