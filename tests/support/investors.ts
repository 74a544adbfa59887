import type { InvestorProfileForm } from '@qaysari/contract/investor/types';
import { Timestamp } from 'firebase-admin/firestore';
import { completeProfile } from './complete-profile.ts';
import type { Created, Member } from './created.ts';

/** The form of a new investor, without the optional choices. */
export const investorForm = {
  title: 'مستثمر في المطاعم',
  about: 'سطر أول\nسطر ثانٍ',
  offers: 'تمويل وخبرة',
  budgetMin: 12_000_000,
  budgetMax: 60_000_000,
  currency: 'iqd',
} satisfies Partial<InvestorProfileForm>;

/** The document of an approved investor. */
export function approvedInvestor(profile: Record<string, unknown> = {}): Record<string, unknown> {
  const status = 'approved';
  const approvedAt = Timestamp.fromMillis(Date.now());
  return {
    ...completeProfile,
    role: 'investor',
    createdAt: approvedAt,
    investorProfile: { ...investorForm, status, settled: { status }, approvedAt, ...profile },
  };
}

export interface Investor extends Member {
  token: string;
}

/** An approved investor with a session. The trigger `userWritten` puts them into the directory. */
export async function buildInvestor(
  created: Created,
  profile: Record<string, unknown> = {},
): Promise<Investor> {
  const member = await created.buildMember(approvedInvestor(profile));
  return { ...member, token: await created.signIn(member) };
}
