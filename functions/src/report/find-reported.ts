import { defaultLanguage } from '@qaysari/contract/shared/languages';
import type { ReportedKind } from '@qaysari/contract/report/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import { keepImages } from '../listing/public.ts';
import { findShownListing, isFindable } from '../listing/store.ts';
import {
  contentOf,
  findEvidence,
  findMessage,
  findOpenConversation,
  writtenIn,
} from '../message/public.ts';
import { notFound } from '../platform/api-error.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { approvedProfileOf, presentName, type UserRecord, type Written } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import type { CaseDocument, ReportedThing } from './record.ts';

/** A thing as it is now, and the evidence that is stored for staff. */
export interface Reported extends ReportedThing {
  /** Reads the evidence. A repeated report needs none. */
  keep: () => Promise<Evidence>;
}

interface Evidence {
  evidence: Record<string, unknown>;
  /** Messages of this person that nobody may edit from now on. */
  messages: readonly string[];
  /** Of a message: its words as they were, in its sender's language, and when it was sent. */
  message?: CaseDocument['message'];
}

/**
 * Finds what a member wants to report. Throws the same 404 for what is not there, what the member may not see
 * and what is their own.
 */
export function findReported(kind: ReportedKind, id: string, me: string): Promise<Reported> {
  switch (kind) {
    case 'listing':
      return findReportedListing(id, me);
    case 'person':
      return findReportedPerson(id, me);
    case 'message':
      return findReportedMessage(id, me);
  }
}

async function findReportedListing(id: string, me: string): Promise<Reported> {
  const shown = await findShownListing(id, me);
  if (!shown) throw notFound();
  const { listing, images } = shown;
  const { title, owner: person } = listing;
  const path = `ads/${id}`;
  return {
    ...{ kind: 'listing', thing: id, person, title, path },
    keep: async () => {
      const pictures = await keepImages(id, images);
      return { evidence: { listing, pictures }, messages: [] };
    },
  };
}

async function findReportedPerson(uid: string, me: string): Promise<Reported> {
  if (uid === me || !isDocumentId(uid)) throw notFound();
  const user = await findUser(uid);
  const sides = { me, partner: uid };
  const { conversation } = await findOpenConversation(sides);
  if (!conversation && !(await isFindable(user))) throw notFound();
  const title = nameOf(user, writtenIn(conversation, sides));
  const path = approvedProfileOf(user) ? `investors/${uid}` : `owners/${uid}`;
  return {
    ...{ kind: 'person', thing: uid, person: uid, title, path },
    keep: async () => {
      const profile = profileOf(user);
      if (!conversation) return { evidence: profile, messages: [] };
      const messages = await findEvidence(conversation);
      return { evidence: { ...profile, messages }, messages: idsOf(messages, uid) };
    },
  };
}

async function findReportedMessage(id: string, me: string): Promise<Reported> {
  const message = await findMessage(id);
  // Also a deleted one: its receiver may have read it.
  if (message?.receiver !== me) throw notFound();
  const person = message.sender;
  const sides = { me, partner: person };
  const { conversation } = await findOpenConversation(sides);
  if (!conversation) throw notFound();
  const user = await findUser(person);
  return {
    ...{ kind: 'message', thing: id, person, title: nameOf(user, writtenIn(conversation, sides)) },
    path: `owners/${person}`,
    keep: async () => {
      const messages = await findEvidence(conversation, message);
      const evidence = { message: id, ...profileOf(user), messages };
      const reported = messages.find((each) => each.id === id);
      return {
        evidence,
        messages: [id, ...idsOf(messages, person)],
        ...(reported && { message: wordsOf(reported, user?.language) }),
      };
    },
  };
}

type Frozen = Awaited<ReturnType<typeof findEvidence>>[number];

function wordsOf(message: Frozen, language = defaultLanguage): CaseDocument['message'] {
  return { text: contentOf(message, language), at: message.createdAt };
}

/** Those that this person has written. */
function idsOf(messages: readonly Frozen[], person: string): string[] {
  return messages.filter(({ sender }) => sender === person).map((each) => each.id);
}

/** The name that the reporter sees in the list of their reports. */
function nameOf(user: UserRecord | undefined, written: Written): string {
  return user && !user.deletedAt ? (shownNameOf(presentName(user, written)) ?? '') : '';
}

function profileOf(user: UserRecord | undefined): Record<string, unknown> {
  if (!user || user.deletedAt) return {};
  const { username, firstname, lastname, companyname, investorProfile } = user;
  const profile = {
    username,
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(companyname !== undefined && { companyname }),
    ...(investorProfile && {
      investor: {
        title: investorProfile.title,
        about: investorProfile.about,
        offers: investorProfile.offers,
        message: investorProfile.message ?? '',
      },
    }),
  };
  return { profile };
}
