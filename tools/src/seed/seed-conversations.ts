import { textOrUndefined } from '@qaysari/contract/shared/fields';
import { limits } from '@qaysari/contract/shared/limits';
import { yup } from '@qaysari/contract/shared/schema';
import { daysAgoField, keyField } from './seed-listings.ts';

const messageSchema = yup
  .object({
    /** How long after the message before. Left out: some minutes or hours. */
    hoursLater: yup.number().positive(),
    asker: textOrUndefined(limits.longTextLength),
    owner: textOrUndefined(limits.longTextLength),
  })
  .noUnknown()
  .test(
    'sender',
    'a message is of the asker or of the owner',
    ({ asker, owner }) => Boolean(asker) !== Boolean(owner),
  );

/** A conversation between the owner of a listing and a member who asks about it. */
export const seedConversationSchema = yup
  .object({
    /** Key of a listing. */
    listing: keyField(),
    /** Key of a member. */
    asker: keyField(),
    /** When it began. */
    daysAgo: daysAgoField(),
    messages: yup.array(messageSchema).required().min(3).max(25),
  })
  .noUnknown();

export type SeedConversation = yup.InferType<typeof seedConversationSchema>;

/** The approved listings that a member has marked, the latest first. */
export const seedFavouritesSchema = yup
  .object({
    /** Key of a member. */
    member: keyField(),
    /** Keys of listings. */
    listings: yup.array(keyField()).required(),
  })
  .noUnknown();

export type SeedFavourites = yup.InferType<typeof seedFavouritesSchema>;
