import { conversationIdOf } from '@qaysari/contract/message/types';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { saveListing } from '../../functions/src/listing/write-store.ts';
import { completeProfile } from './complete-profile.ts';
import { approvedInvestor } from './investors.ts';
import { type SessionClaims, forgedSessions, signedSession } from './signed-sessions.ts';

/** The people and things of the endpoint table: tests/api/endpoint-table.ts. */

/**
 * Who sends a request. Sara owns the ads and has written to Omar. `stranger`, `investor` and `blocked` are other
 * people. All the rest are Sara herself, each with one problem.
 */
export const actors = [
  'none',
  'malformed',
  'expired',
  'wrong signature',
  'revoked',
  'stranger',
  'blocked',
  'locked out',
  'unverified',
  'external',
  'owner',
  'investor',
  'deleted',
] as const;
export type Actor = (typeof actors)[number];

/** What an answer may reveal about somebody. Each scene has its own values, which nobody could guess. */
export type Secret =
  | 'email'
  | 'phone'
  | 'street'
  | 'lastname'
  | 'username'
  | 'draft'
  | 'note'
  | 'words'
  | 'partnerEmail'
  | 'partnerPhone'
  | 'partnerStreet'
  | 'partnerLastname'
  | 'partnerUsername'
  | 'investorEmail'
  | 'investorPhone'
  | 'investorStreet'
  | 'investorLastname'
  | 'budget';

export interface Scene {
  actor: Actor;
  /** Values of the `Authorization` header, each another form of the same case; undefined for none. */
  tokens: readonly (string | undefined)[];
  /** The acting person. */
  me: string;
  /** The other person of the call: Omar for Sara, Sara for anybody else. */
  other: string;
  sara: string;
  omar: string;
  /** An approved investor. */
  rania: string;
  email: string;
  username: string;
  /** Of Sara; her account exists only where a row asks for it. */
  password: string;
  /** An address that nobody has. */
  newEmail: string;
  ad: string;
  draft: string;
  /** Only the title of the ad contains it. */
  tag: string;
  conversation: string;
  message: string;
  secrets: Readonly<Record<Secret, string>>;
}

const letters = (length: number) => randomUUID().replaceAll('-', '').slice(0, length);
const digits = () => String(Math.floor(1_000_000 + Math.random() * 8_999_999));
const longAgo = Timestamp.fromMillis(Date.UTC(2001, 0, 1));

/** The values of one person, different from anybody else's. */
function person() {
  const uid = `u${letters(20)}`;
  const username = `n${letters(12)}`;
  return {
    uid,
    username,
    email: `e${letters(12)}@example.com`,
    phone: `+964770${digits()}`,
    streetNamehouseNumber: `street ${letters(12)}`,
    lastname: `l${letters(12)}`,
  };
}
type Person = ReturnType<typeof person>;

const userOf = ({ uid: _uid, ...shown }: Person) => ({
  ...completeProfile,
  ...{ role: 'member', isOAuth: false, createdAt: longAgo, ...shown },
});

/** An approved investor, whose budget is a secret. */
export interface Investor extends Person {
  budget: number;
}

/** The investor that all scenes share, because nobody else can change her. */
export async function buildRania(): Promise<Investor> {
  const rania = { ...person(), budget: Number(`${digits()}7`) };
  const { uid, budget } = rania;
  const profile = approvedInvestor({ budgetMin: budget, budgetMax: budget });
  await getFirestore()
    .doc(`users/${uid}`)
    .set({ ...profile, ...userOf(rania), role: 'investor' });
  return rania;
}

/** Writes the scene of an actor; with an account in Auth where `withAccount` says so. */
export async function buildScene(
  actor: Actor,
  rania: Investor,
  withAccount = false,
): Promise<Scene> {
  const firestore = getFirestore();
  const [sara, omar, third] = [person(), person(), person()];
  const isThird = actor === 'stranger' || actor === 'blocked' || actor === 'investor';
  const me = isThird ? third : sara;
  // Sara has blocked the person who writes to her.
  const partner = actor === 'blocked' ? third : omar;
  const writer = actor === 'blocked' ? third : sara;
  const [words, draftTitle, note] = [`w${letters(12)}`, `d${letters(12)}`, `m${letters(12)}`];
  const [ad, draft, tag] = [`a${letters(16)}`, `a${letters(16)}`, `t${letters(12)}`];
  const conversation = conversationIdOf(sara.uid, partner.uid);
  const message = `${writer.uid}~${letters(12)}`;
  const now = Timestamp.now();

  const batch = firestore.batch();
  const set = (path: string, data: object) => batch.set(firestore.doc(path), data);
  set(`users/${sara.uid}`, { ...userOf(sara), ...stateOf(actor) });
  set(`usernames/${sara.username}`, { uid: sara.uid });
  set(`users/${omar.uid}`, userOf(omar));
  if (isThird) {
    const profile = actor === 'investor' ? approvedInvestor() : {};
    const role = actor === 'investor' ? 'investor' : 'member';
    set(`users/${third.uid}`, { ...profile, ...userOf(third), role });
  }
  saveListing(batch, ad, adOf(sara.uid, { title: `مطعم ${tag}`, status: 'approved' }));
  const waiting = { title: draftTitle, status: 'rejected', moderationNote: note };
  saveListing(batch, draft, adOf(sara.uid, waiting));
  set(`messages/${message}`, {
    ...{ conversation, participants: [sara.uid, partner.uid].toSorted(), seq: 1 },
    ...{ sender: writer.uid, receiver: writer === sara ? partner.uid : sara.uid },
    ...{ content: words, createdAt: now, deletedAt: null },
  });
  set(`conversations/${conversation}`, {
    ...{ participants: [sara.uid, partner.uid].toSorted(), seq: 1, sent: { [writer.uid]: 1 } },
    latestMessage: { id: message, seq: 1, sender: writer.uid, content: words, createdAt: now },
    ...{ updatedAt: now, startedBy: writer.uid, startedAt: now },
    ...{ names: {}, blockedBy: actor === 'blocked' ? [sara.uid] : [] },
  });
  if (actor === 'blocked') set(`users/${sara.uid}/blocks/${third.uid}`, { createdAt: now });
  const password = `Aa1-${randomUUID()}`;
  const account = { uid: sara.uid, email: sara.email, password };
  const emailVerified = actor !== 'unverified';
  await Promise.all([
    batch.commit(),
    withAccount && getAuth().createUser({ ...account, emailVerified }),
  ]);

  return {
    ...{ actor, tokens: tokensOf(actor, me.uid), me: me.uid, sara: sara.uid, omar: omar.uid },
    ...{ other: me === sara ? omar.uid : sara.uid, rania: rania.uid, email: sara.email, password },
    ...{ username: sara.username, newEmail: person().email, ad, draft, tag, conversation, message },
    secrets: {
      ...{ email: sara.email, phone: sara.phone, street: sara.streetNamehouseNumber },
      ...{ lastname: sara.lastname, username: sara.username, draft: draftTitle, note, words },
      ...{ partnerEmail: omar.email, partnerPhone: omar.phone },
      ...{ partnerStreet: omar.streetNamehouseNumber, partnerLastname: omar.lastname },
      partnerUsername: omar.username,
      ...{ investorEmail: rania.email, investorPhone: rania.phone, budget: String(rania.budget) },
      ...{ investorStreet: rania.streetNamehouseNumber, investorLastname: rania.lastname },
    },
  };
}

function adOf(owner: string, fields: Record<string, unknown>) {
  return {
    ...{ owner, description: 'وصف', category: 'restaurants_cafes', location: 'samawah' },
    ...{ currency: 'usd', price: 1000, portability: false, isFeatured: false, images: [] },
    ...{ language: 'ar', createdAt: longAgo, updatedAt: longAgo, ...fields },
    settled: { status: fields['status'], isFeatured: false },
  };
}

/** The problem in Sara's document. */
function stateOf(actor: Actor): object {
  if (actor === 'locked out') return { blockedAt: Timestamp.now() };
  if (actor === 'deleted') return { deletedAt: Timestamp.now() };
  if (actor === 'revoked') return { sessionsValidFrom: Timestamp.now() };
  return actor === 'external' ? { isOAuth: true } : {};
}

function tokensOf(actor: Actor, uid: string): Scene['tokens'] {
  const project = getAuth().app.options.projectId ?? '';
  const session = (more: Partial<SessionClaims> = {}) => signedSession(project, { uid, ...more });
  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  if (actor === 'none') return [undefined];
  if (actor === 'malformed') {
    const [head = '', payload = ''] = session().split('.');
    return ['', 'a.b.c', 'x'.repeat(6000), `${head}.${payload}`, `${head}..`, `${session()} x`];
  }
  if (actor === 'expired') return [session({ exp: ago(1) }), session({ exp: ago(86_400) })];
  if (actor === 'wrong signature') return Object.values(forgedSessions(project, { uid }));
  if (actor === 'unverified') return [session({ emailVerified: false })];
  if (actor === 'external') return [session({ provider: 'google.com' })];
  return [session()];
}
