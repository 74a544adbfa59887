import type { Language } from '../shared/languages.ts';

type Names = Readonly<Record<Language, string>>;

/** Cities in display order. No collation for Sorani exists to sort by. */
export const cities = {
  baghdad: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' },
  erbil: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' },
  basra: { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' },
  mosul: { en: 'Mosul', ar: 'الموصل', ku: 'مووسڵ' },
  najaf: { en: 'Najaf', ar: 'النجف', ku: 'نەجەف' },
  kirkuk: { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' },
  sulaymaniyah: { en: 'Sulaymaniyah', ar: 'السليمانية', ku: 'سلێمانی' },
  karbala: { en: 'Karbala', ar: 'كربلاء', ku: 'کەربەلا' },
  duhok: { en: 'Duhok', ar: 'دهوك', ku: 'دهۆک' },
  ramadi: { en: 'Ramadi', ar: 'الرمادي', ku: 'ڕەمادی' },
  nasiriyah: { en: 'Nasiriyah', ar: 'الناصرية', ku: 'ناسیریە' },
  hillah: { en: 'Hillah', ar: 'الحلة', ku: 'حیللە' },
  diwaniyah: { en: 'Diwaniyah', ar: 'الديوانية', ku: 'دیوانیە' },
  samawah: { en: 'Samawah', ar: 'السماوة', ku: 'سەماوە' },
  amarah: { en: 'Amarah', ar: 'العمارة', ku: 'عەمارە' },
  baqubah: { en: 'Baqubah', ar: 'بعقوبة', ku: 'بەعقووبە' },
} as const satisfies Record<string, Names>;

/** Categories in display order. */
export const categories = {
  restaurants_cafes: { en: 'Restaurants & cafés', ar: 'المطاعم والمقاهي', ku: 'چێشتخانە و کافێ' },
  retail_stores: { en: 'Retail stores', ar: 'متاجر التجزئة', ku: 'فرۆشگای تاکفرۆشی' },
  auto_services: { en: 'Auto services', ar: 'خدمات السيارات', ku: 'خزمەتگوزاریی ئۆتۆمبێل' },
  beauty_salons: { en: 'Beauty salons', ar: 'صالونات التجميل', ku: 'ساڵۆنی جوانکاری' },
  ecommerce_online_business: {
    en: 'E-commerce & online business',
    ar: 'التجارة الإلكترونية والأعمال عبر الإنترنت',
    ku: 'بازرگانیی ئەلیکترۆنی و کاروباری ئۆنلاین',
  },
  it_tech: { en: 'IT & technology', ar: 'تقنية المعلومات', ku: 'تەکنەلۆژیای زانیاری' },
  medical_health_services: {
    en: 'Medical & health services',
    ar: 'الخدمات الطبية والصحية',
    ku: 'خزمەتگوزاریی پزیشکی و تەندروستی',
  },
  education_training: {
    en: 'Education & training',
    ar: 'التعليم والتدريب',
    ku: 'پەروەردە و ڕاهێنان',
  },
  real_estate_construction: {
    en: 'Real estate & construction',
    ar: 'العقارات والإنشاءات',
    ku: 'خانووبەرە و بیناسازی',
  },
  transport_logistics: {
    en: 'Transport & logistics',
    ar: 'النقل والخدمات اللوجستية',
    ku: 'گواستنەوە و لۆجستیک',
  },
  manufacturing_industry: {
    en: 'Manufacturing & industry',
    ar: 'الصناعة والتصنيع',
    ku: 'پیشەسازی و بەرهەمهێنان',
  },
  agriculture_food_production: {
    en: 'Agriculture & food production',
    ar: 'الزراعة وإنتاج الغذاء',
    ku: 'کشتوکاڵ و بەرهەمهێنانی خۆراک',
  },
  financial_accounting_services: {
    en: 'Financial & accounting services',
    ar: 'الخدمات المالية والمحاسبية',
    ku: 'خزمەتگوزاریی دارایی و ژمێریاری',
  },
  marketing_advertising: {
    en: 'Marketing & advertising',
    ar: 'التسويق والإعلان',
    ku: 'مارکێتینگ و ڕیکلام',
  },
  tourism_travel: { en: 'Tourism & travel', ar: 'السياحة والسفر', ku: 'گەشتوگوزار' },
  freelance_services: {
    en: 'Freelance services',
    ar: 'خدمات العمل الحر',
    ku: 'خزمەتگوزاریی فریلانس',
  },
  home_based_businesses: {
    en: 'Home-based businesses',
    ar: 'المشاريع المنزلية',
    ku: 'کاروبار لە ماڵەوە',
  },
  cleaning_maintenance: {
    en: 'Cleaning & maintenance',
    ar: 'التنظيف والصيانة',
    ku: 'پاککردنەوە و چاککردنەوە',
  },
  wholesale_distribution: {
    en: 'Wholesale & distribution',
    ar: 'تجارة الجملة والتوزيع',
    ku: 'کۆفرۆشی و دابەشکردن',
  },
  other: { en: 'Other', ar: 'أخرى', ku: 'هی تر' },
  find_a_partner: { en: 'Find a partner', ar: 'البحث عن شريك', ku: 'گەڕان بەدوای هاوبەشدا' },
  find_an_investor: {
    en: 'Find an investor',
    ar: 'البحث عن مستثمر',
    ku: 'گەڕان بەدوای وەبەرهێنەردا',
  },
} as const satisfies Record<string, Names>;

export type CityId = keyof typeof cities;

export type CategoryId = keyof typeof categories;

export const cityIds = Object.keys(cities) as CityId[];

export const categoryIds = Object.keys(categories) as CategoryId[];

/** The categories of ads whose owners look for money or for a partner. */
export const seekingCategories = ['find_a_partner', 'find_an_investor'] as const;

export type SeekingCategory = (typeof seekingCategories)[number];

export type SectorId = Exclude<CategoryId, SeekingCategory>;

/** The fields of business: all categories but the two of those who look for somebody. */
export const sectorIds = categoryIds.filter((id): id is SectorId => !isSeeking(id));

/** Whether ads of this category look for money or for a partner. */
export function isSeeking(category: CategoryId): category is SeekingCategory {
  return seekingCategories.some((each) => each === category);
}
