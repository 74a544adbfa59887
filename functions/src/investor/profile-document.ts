import type { InvestorProfileForm } from '@qaysari/contract/investor/types';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';

/** The fields of a profile as its document keeps them: those that were filled. */
function storedFields(form: InvestorProfileForm): DocumentData {
  const isFilled = (value: unknown) =>
    value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(form).filter(([, value]) => isFilled(value)));
}

/** A new profile: it waits for staff. */
export function newProfile(form: InvestorProfileForm): DocumentData {
  return { ...storedFields(form), ...pending, updatedAt: now() };
}

const pending = { status: 'pending', settled: { status: 'pending' } };
const now = () => Timestamp.fromMillis(clock.now());

const staffFields = ['status', 'settled', 'approvedAt', 'moderatedAt'] as const;
const noteFields = ['moderationNote', 'moderationProblem'] as const;
const reviewedFields = ['title', 'about', 'offers', 'message'] as const;

/** The document of a profile that its owner has changed; undefined when nothing has changed. */
export function profileAfterChange(
  before: DocumentData,
  form: InvestorProfileForm,
): DocumentData | undefined {
  const fields = storedFields(form);
  const isChanged = (name: string) => !isEqual(before[name], fields[name]);
  if (!Object.keys(form).some(isChanged)) return undefined;
  const kept = { ...pick(before, staffFields), ...pick(before, noteFields) };
  const document = { ...fields, ...kept, updatedAt: now() };
  const isRejected = before['status'] === 'rejected';
  if (!isRejected && !reviewedFields.some(isChanged)) return document;
  return { ...fields, ...pick(before, staffFields), ...pending, updatedAt: now() };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function pick(document: DocumentData, names: readonly string[]): DocumentData {
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));
}
