import { textOrUndefined, requiredLine, choiceField } from '@qaysari/contract/shared/fields';
import { cityIds } from '@qaysari/contract/listing/catalogue';
import { investorProfileSchema } from '@qaysari/contract/investor/schema';
import { languageCodes, type Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { listingStatuses } from '@qaysari/contract/listing/types';
import { yup } from '@qaysari/contract/shared/schema';
import { namesOnAds } from '@qaysari/contract/account/person';
import type { Role } from '@qaysari/contract/account/types';
import { profileSchema } from '@qaysari/contract/account/profile-schema';
import { keyField } from './seed-listings.ts';

const investorProfile = investorProfileSchema
  .shape({
    message: textOrUndefined(limits.longTextLength),
    /** What staff have decided. */
    status: choiceField(listingStatuses),
    moderationNote: textOrUndefined(limits.longTextLength),
  })
  .noUnknown();

/** One invented person, without what is the same for all or follows from the key. */
export const memberEntrySchema = profileSchema
  .omit(['country'])
  .shape({
    key: keyField(),
    language: choiceField(languageCodes),
    city: choiceField(cityIds),
    companyname: requiredLine(limits.addressLength).optional(),
    /** Left out: nobody has asked them yet. */
    nameOnAds: yup.string().oneOf(namesOnAds),
    investorProfile: investorProfile.optional().default(undefined),
  })
  .noUnknown();

export type MemberEntry = yup.InferType<typeof memberEntrySchema>;

export interface SeedMember extends MemberEntry {
  username: string;
  email: string;
  password: string;
  country: string;
  role: Role;
}

/** Everybody's: these accounts exist in the emulators only. */
const password = 'Qaysari-2025';

const countryNames: Readonly<Record<Language, string>> = {
  ar: 'العراق',
  ku: 'عێراق',
  en: 'Iraq',
};

/** The person as an account. Those with a profile are investors. */
export function seedMember(entry: MemberEntry): SeedMember {
  const username = entry.key.replace('-', '.');
  return {
    ...entry,
    username,
    email: `${username}@example.com`,
    password,
    country: countryNames[entry.language],
    role: entry.investorProfile ? 'investor' : 'member',
  };
}

/** What the schema cannot know about one member. */
export function memberProblems({ phone, nameOnAds, companyname }: MemberEntry): string[] {
  const problems = {
    // No operator in Iraq has the prefix 700: a call from a demo reaches nobody.
    'phone: not +964700 and seven digits': !/^\+964700\d{7}$/.test(phone),
    'nameOnAds: there is no company': nameOnAds === 'companyname' && companyname === undefined,
  };
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}
