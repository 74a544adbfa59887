import type { CategoryId, CityId } from '@qaysari/contract/catalogue';
import type { Currency } from '@qaysari/contract/currency';
import type { Language } from '@qaysari/contract/languages';
import type { ListingStatus } from '@qaysari/contract/listing-entity';

/** One invented ad of the seed. Optional texts are left out where a real owner would leave them empty. */
export interface SeedAd {
  /** Unique, latin kebab-case; the document id is made from it. */
  key: string;
  /** The language its owner wrote it in. */
  language: Language;
  title: string;
  description: string;
  location: CityId;
  category: CategoryId;
  employees?: number;
  /** Year. */
  founded?: number;
  portability: boolean;
  currency: Currency;
  price: number;
  siteLink?: string;
  moreInformation?: string;
  marketingChanel?: string;
  costs?: string;
  assets?: string;
  companyHistory?: string;
  status: ListingStatus;
  /** Shown to the owner of a rejected ad: what staff asked for. */
  moderationNote?: string;
  isFeatured: boolean;
  /** Age of the ad in days before the seed's fixed clock, 0 to 240; may be fractional. */
  daysAgo: number;
  /** How many pictures it has, 1 to 10. */
  pictures: number;
}
