import { cleanLine, countCharacters } from '@qaysari/contract/shared/clean-text';
import { limits } from '@qaysari/contract/shared/limits';
import { availabilities, type OwnListing } from '@qaysari/contract/listing/types';
import { getFirestore, FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { listingWritten } from '../../functions/src/triggers.ts';
import { adFields } from './form.ts';
import { refusedMarks } from './hostile-texts.ts';
import { statusFor } from './market-account-commands.ts';
import type { Ad, MarketModel, Person, Reader } from './market-model.ts';
import { pick, type Choices, type CommandKind } from './market-command-kind.ts';
import { hideAd, hideNote, newWord } from './market-words.ts';

/** More ads make no other market, and each look takes longer. */
const mostAds = 6;

/** What owners do with their ads, staff with ads, and others with ads of theirs. */
export const adCommands: Readonly<Record<string, CommandKind>> = {
  publish: {
    weight: 6,
    run: async ({ model, tag, call }, { who, text }) => {
      const me = pick(model.people, who);
      if (!me || model.ads.length >= mostAds) return;
      const { words, fields, isTaken } = textsOf(tag, text);
      const answer = await call('createListing', me, { form: { ...adFields, ...fields } });
      expect(answer.status).toBe(statusFor(me, isTaken ? 200 : 400));
      if (answer.status !== 200) return;
      const { _id: id } = (answer.body as { data: OwnListing }).data;
      const state = { status: 'pending', availability: 'forSale', isDeleted: false } as const;
      const ad: Ad = { id, owner: me, ...words, ...state };
      model.ads.push(ad);
      hideAd(model, ad);
      await listingWritten(id);
    },
  },

  edit: {
    weight: 5,
    run: async ({ model, tag, call }, { who, which, way, text }) => {
      const [me, ad] = actorAnd(model, { who, which });
      if (!me || !ad) return;
      const { words, fields, isTaken } = textsOf(tag, text);
      // The input is looked at before the ad.
      const status = isTaken ? statusOfOwner(model, ad, me) : 400;
      const sending = { params: { id: ad.id }, form: fields };
      expect((await call('updateListing', me, sending)).status).toBe(statusFor(me, status));
      if (statusFor(me, status) !== 200) return;
      Object.assign(ad, words, { status: 'pending' });
      delete ad.note;
      hideAd(model, ad);
      await deliver(ad, way);
    },
  },

  /** Staff write into the document; the trigger takes it up. */
  decide: {
    weight: 9,
    run: async ({ model }, { which, way }) => {
      const ad = pick(model.ads, which);
      if (!ad || ad.isDeleted) return;
      const status = pick(
        ['approved', 'approved', 'approved', 'rejected', 'pending'] as const,
        way,
      );
      if (status === undefined) return;
      const note = status === 'rejected' ? newWord('n') : undefined;
      await getFirestore()
        .doc(`listings/${ad.id}`)
        .update({ status, moderationNote: note ?? FieldValue.delete() });
      await listingWritten(ad.id);
      const mayBe = status !== 'approved' || ad.owner.isComplete;
      ad.status = mayBe ? status : 'pending';
      delete ad.note;
      if (note === undefined) return;
      ad.note = note;
      hideNote(model, ad, note);
    },
  },

  setAvailability: {
    weight: 5,
    run: async ({ model, call }, { who, which, way }) => {
      const [me, ad] = actorAnd(model, { who, which });
      const availability = pick(availabilities, way);
      if (!me || !ad || !availability) return;
      const sending = { params: { id: ad.id }, json: { availability } };
      const answer = await call('setAvailability', me, sending);
      expect(answer.status).toBe(statusFor(me, statusOfOwner(model, ad, me)));
      if (answer.status !== 200) return;
      ad.availability = availability;
      await deliver(ad, way);
    },
  },

  deleteAd: {
    weight: 1,
    run: async ({ model, call }, { who, which, way }) => {
      const [me, ad] = actorAnd(model, { who, which });
      if (!me || !ad) return;
      const answer = await call('deleteListing', me, { params: { id: ad.id } });
      expect(answer.status).toBe(statusFor(me, statusOfOwner(model, ad, me)));
      if (answer.status !== 200) return;
      ad.isDeleted = true;
      await deliver(ad, way);
    },
  },

  favorite: {
    weight: 5,
    run: async ({ model, call }, { who, which }) => {
      const [me, ad] = [pick(model.people, who), pick(model.ads, which)];
      if (!me || !ad) return;
      const answer = await call('addFavorite', me, { params: { id: ad.id } });
      const status = !model.canView(ad, me) ? 404 : ad.owner === me ? 403 : 200;
      expect(answer.status).toBe(statusFor(me, status));
      const favorites = model.favoritesOf(me);
      if (answer.status === 200 && !favorites.includes(ad))
        model.favorites.set(me, [...favorites, ad]);
    },
  },

  unfavorite: {
    weight: 1,
    run: async ({ model, call }, { who, which }) => {
      const [me, ad] = [pick(model.people, who), pick(model.ads, which)];
      if (!me || !ad) return;
      const answer = await call('removeFavorite', me, { params: { id: ad.id } });
      expect(answer.status).toBe(statusFor(me, 200));
      if (answer.status === 200) {
        model.favorites.set(
          me,
          model.favoritesOf(me).filter((each) => each !== ad),
        );
      }
    },
  },

  /** Only who may see it gets the contact, and only as long as there is something to buy. */
  askForContact: {
    weight: 5,
    run: async ({ model, call }, { who, which }) => {
      const readers: Reader[] = [undefined, ...model.people];
      const [reader, ad] = [pick(readers, who), pick(model.ads, which)];
      if (!ad) return;
      const answer = await call('getListingContact', reader, { params: { id: ad.id } });
      const mayAsk = reader === ad.owner ? !ad.isDeleted : model.isListed(ad);
      const status = mayAsk ? 200 : 404;
      expect(answer.status).toBe(reader ? statusFor(reader, status) : status);
      if (answer.status !== 200) return;
      const { email, phone } = ad.owner;
      expect((answer.body as { data: object }).data).toEqual({
        email,
        ...(phone !== undefined && { phone, whatsapp: phone.slice(1) }),
      });
    },
  },
};

/** The trigger has nothing to do with what owners change, so it may be late, or never come. */
async function deliver({ id }: Ad, way: number): Promise<void> {
  if (way % 2 === 0) await listingWritten(id);
}

/** An ad, and in two of three cases its owner: what others may do to it is soon seen. */
function actorAnd(
  { people, ads }: MarketModel,
  { who, which }: Pick<Choices, 'who' | 'which'>,
): [Person | undefined, Ad | undefined] {
  const ad = pick(ads, which);
  return [who % 3 === 0 ? pick(people, who) : ad?.owner, ad];
}

/** What its owner may do, others may not; and who may not see it learns nothing of it. */
function statusOfOwner(model: MarketModel, ad: Ad, me: Reader): number {
  if (!model.canView(ad, me)) return 404;
  return me === ad.owner ? 200 : 403;
}

/** The texts of an ad with such a decoration, and whether the API takes them. */
function textsOf(tag: string, decoration: string) {
  const words = { titleWord: newWord('t'), textWord: newWord('d') };
  // A form carries no lone halves of signs: `FormData` puts U+FFFD in their place.
  const text = decoration.toWellFormed();
  const title = `${tag} ${words.titleWord} ${text}`;
  const description = `${text}\n${words.textWord}`;
  const isTaken =
    countCharacters(cleanLine(title)) <= limits.listingTitleLength && !refusedMarks.test(title);
  return { words, fields: { title, description }, isTaken };
}
