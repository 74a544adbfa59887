import {
  categories,
  cities,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import type { AnyOf } from './has-part.ts';

/** Spellings that people type and that fold to none of the city's names (docs/specification/catalogue.md). */
const otherSpellings: Partial<Record<CityId, readonly string[]>> = {
  baghdad: ['Bagdad'],
  erbil: ['Arbil', 'Irbil', 'Hewlêr', 'Hawler'],
  basra: ['Basrah', 'بصرة'],
  mosul: ['Mûsil', 'موصل'],
  najaf: ['نجف', 'Necef'],
  kirkuk: ['Kerkûk', 'Karkuk'],
  sulaymaniyah: ['Sulaimaniyah', 'Sulaimaniya', 'Sulaymaniya', 'Slemani', 'Silêmanî', 'سليمانية'],
  karbala: ['Kerbela', 'Kerbala', 'كربلا'],
  duhok: ['Dohuk', 'Dihok', 'Dahuk', 'دهۆك'],
  ramadi: ['رمادي'],
  nasiriyah: ['Nasiriya', 'Nassiriya', 'ناصرية'],
  hillah: ['Hilla'],
  diwaniyah: ['Diwaniya', 'ديوانية'],
  samawah: ['Samawa', 'سماوة'],
  amarah: ['Amara'],
  baqubah: ['Baquba', "Ba'qubah"],
};

/** Names of categories without their articles, and those that many ads were written under. */
const otherCategoryNames: Partial<Record<CategoryId, readonly string[]>> = {
  restaurants_cafes: ['مطاعم ومقاهي'],
  it_tech: ['تقنية المعلومات والتكنولوجيا'],
};

/** What a city or category is called. */
export interface NamedThing {
  city?: CityId;
  category?: CategoryId;
  /** Each name as folded words. */
  names: readonly (readonly string[])[];
  /** How texts say it. */
  inTexts: AnyOf;
}

export const foldedWords = (name: string) => fold(name).split(' ');

/** A city's name is found inside of words too, because Arabic and Kurdish attach to it. */
function cityOf(id: CityId): NamedThing {
  const names = [...Object.values(cities[id]), ...(otherSpellings[id] ?? [])].map(foldedWords);
  return { city: id, names, inTexts: distinct(names) };
}

/** The words of a category's name are common: only whole words of more than two letters count. */
function categoryOf(id: CategoryId): NamedThing {
  const spellings = [...Object.values(categories[id]), ...(otherCategoryNames[id] ?? [])];
  const names = spellings.map(foldedWords);
  const decisive = names.map((words) => words.filter((word) => word.length > 2));
  return {
    category: id,
    names,
    inTexts: decisive
      .filter((words) => words.length > 0)
      .map((words) => words.map((word) => ` ${word} `)),
  };
}

function distinct(names: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(names.map((words) => [words.join(' '), words])).values()];
}

/** The folded names of the cities, in the order of the catalogue. */
export const namedCities = Object.fromEntries(
  (Object.keys(cities) as CityId[]).map((id) => [id, cityOf(id)]),
) as Record<CityId, NamedThing>;

/** Without `other`, whose names are everyday words: "no other shop" means no category. */
const namedCategories = (Object.keys(categories) as CategoryId[])
  .filter((id) => id !== 'other')
  .map(categoryOf);

/** One name, as folded words, and what it names. */
export interface Named extends Omit<NamedThing, 'names'> {
  words: readonly string[];
}

/** All names, by their first word; the longest of them first. */
export const namesByFirstWord: ReadonlyMap<string, readonly Named[]> = Map.groupBy(
  [...Object.values(namedCities), ...namedCategories]
    .flatMap(({ names, ...thing }) => distinct(names).map((words) => ({ words, ...thing })))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
);
