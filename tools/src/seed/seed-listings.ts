import { textOrUndefined, choiceField } from '@qaysari/contract/shared/fields';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import { listingFieldsIn, type ListingFieldIn } from '@qaysari/contract/listing/fields';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { availabilities, listingStatuses } from '@qaysari/contract/listing/types';
import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { yup } from '@qaysari/contract/shared/schema';

/** Unique, Latin letters and digits in kebab-case. The id of the document is made from it. */
export function keyField() {
  return yup
    .string()
    .required()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case');
}

/** A moment as its age in days before `seedNow`. May be a fraction. */
export function daysAgoField() {
  return yup.number().required().min(0).max(240);
}

type FigureName = ListingFieldIn<'figures' | 'instalments'>;

const figureNames: FigureName[] = [
  ...listingFieldsIn('figures'),
  ...listingFieldsIn('instalments'),
];

const figuresForm = listingFormSchema.pick(figureNames);

/** A figure as an owner types it into the form, such as `1750000 iqd`: the rule of the form checks it. */
function typedField(name: FigureName) {
  return yup.mixed().test((typed, { createError }) => {
    try {
      figuresForm.validateSync({ [name]: typed });
      return true;
    } catch (error) {
      return createError({ message: (error as yup.ValidationError).message });
    }
  });
}

const typedFigures = Object.fromEntries(
  figureNames.map((name) => [name, typedField(name)]),
) as Record<FigureName, yup.MixedSchema>;

/** One invented listing as its file has it: what its owner fills in, what staff decide, and its age. */
export const listingEntrySchema = listingFormSchema
  .shape(typedFigures)
  .shape({
    key: keyField(),
    /** The language its owner wrote it in. */
    language: choiceField(languageCodes),
    portability: yup.boolean().required(),
    status: choiceField(listingStatuses),
    /** What staff asked for. Shown to the owner of a rejected listing. */
    moderationNote: textOrUndefined(limits.longTextLength),
    isFeatured: yup.boolean().required(),
    /** Left out: for sale. */
    availability: yup.string().oneOf(availabilities.filter((each) => each !== 'forSale')),
    /** Whether we asked if it is still for sale, and whether the time for an answer is over. */
    question: yup.string().oneOf(['asked', 'unanswered'] as const),
    daysAgo: daysAgoField(),
    /** How many files there are in `emulator-data/pictures/{key}`. */
    pictures: yup.number().required().integer().min(1).max(limits.imagesPerListing),
  })
  .noUnknown();

type ListingEntry = yup.InferType<typeof listingEntrySchema>;

/** A listing with its figures as they are stored. */
export type SeedListing = Omit<ListingEntry, FigureName> & yup.InferType<typeof figuresForm>;

/** The listing of an entry that has no problems. */
export function seedListing(entry: ListingEntry): SeedListing {
  return { ...entry, ...figuresForm.cast(entry, { stripUnknown: true }) } as SeedListing;
}

/** What the schema cannot know about one listing. */
export function listingProblems(listing: ListingEntry): string[] {
  const { title, description, language, status, availability } = listing;
  const arabicScript = /[\u0600-\u06ff]/.test(description);
  const problems = {
    'a featured listing must be approved': listing.isFeatured && status !== 'approved',
    'a rejected listing has a moderation note, and no other has one':
      (listing.moderationNote !== undefined) !== (status === 'rejected'),
    'a sold or hidden listing must be approved and not featured':
      availability !== undefined && (status !== 'approved' || listing.isFeatured),
    'only a listing that looks for an investor or a partner has a sector':
      Boolean(listing.sector) && !isSeeking(listing.category),
    'only a listing that is for sale, and older than 40 days, has a question':
      listing.question !== undefined &&
      (status !== 'approved' || availability !== undefined || listing.daysAgo < 40),
    'title: shorter than 8 characters': title.trim().length < 8,
    'description: shorter than 60 characters': description.trim().length < 60,
    'description: not in the language of the listing': arabicScript !== (language !== 'en'),
    'description: not in Sorani spelling': language === 'ku' && !/[ەێۆڕڵڤ]/.test(description),
  };
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}
