import type { CityId } from '@qaysari/contract/catalogue';
import type { Language } from '@qaysari/contract/languages';
import type { InvestorProfile, Role } from '@qaysari/contract/user-entity';
import { investorProfiles } from './investor-profiles.ts';

/** Whether staff have let an investor into the directory. */
export interface SeedInvestorProfile extends InvestorProfile {
  status: 'approved' | 'pending';
}

/** One invented person. */
export interface SeedMember {
  /** Unique, latin kebab-case; the user id is made from it. */
  key: string;
  username: string;
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  /** E.164. */
  phone: string;
  country: string;
  city: CityId;
  streetNamehouseNumber: string;
  /** Five digits. */
  postalcode: string;
  companyname?: string;
  language: Language;
  role: Role;
  investorProfile?: SeedInvestorProfile;
}

/** Everybody's: these accounts exist in the emulators only. */
const password = 'Qaysari-2025';

type Line = readonly [
  key: string,
  firstname: string,
  lastname: string,
  language: Language,
  city: CityId,
  phone: string,
  street: string,
  postalcode: string,
  companyname?: string,
];

const lines: readonly Line[] = [
  [
    'ali-rubaie',
    'علي',
    'الربيعي',
    'ar',
    'baghdad',
    '+9647701245836',
    'الكرادة داخل، محلة 905، دار 17',
    '10069',
    'شركة ضفاف للاستثمار',
  ],
  [
    'zainab-khafaji',
    'زينب',
    'الخفاجي',
    'ar',
    'baghdad',
    '+9647809912460',
    'زيونة، شارع الربيعي، عمارة 8',
    '10064',
  ],
  [
    'saman-feyli',
    'سامان',
    'فەیلی',
    'ku',
    'baghdad',
    '+9647714408213',
    'شەقامی فەلەستین، کۆڵانی 32، ماڵی 11',
    '10066',
  ],
  [
    'shvan-dizayee',
    'شڤان',
    'دزەیی',
    'ku',
    'erbil',
    '+9647504417722',
    'شەقامی گوڵان، گەڕەکی بەختیاری، ماڵی 214',
    '44001',
    'گرووپی قەڵات',
  ],
  [
    'nazdar-omer',
    'نازدار',
    'عومەر',
    'ku',
    'erbil',
    '+9647512203948',
    'گەڕەکی ئیسکان، کۆڵانی 6، ماڵی 45',
    '44002',
  ],
  [
    'ninos-khoshaba',
    'Ninos',
    'Khoshaba',
    'en',
    'erbil',
    '+9647508836104',
    'Ankawa, 108 Street, house 12',
    '44008',
    'Tigris North Ventures',
  ],
  [
    'rezan-barzinji',
    'ڕێزان',
    'بەرزنجی',
    'ku',
    'sulaymaniyah',
    '+9647701563380',
    'شەقامی سالم، باڵەخانەی 21، نهۆمی 3',
    '46001',
    'کۆمپانیای پیرەمەگروون',
  ],
  [
    'hiwa-jaf',
    'هیوا',
    'جاف',
    'ku',
    'sulaymaniyah',
    '+9647725519047',
    'گەڕەکی سەرچنار، کۆڵانی 14، ماڵی 9',
    '46002',
  ],
  [
    'berivan-doski',
    'بێریڤان',
    'دۆسکی',
    'ku',
    'duhok',
    '+9647504920715',
    'گەڕەکی ماسیکێ، شەقامی 19، ماڵی 70',
    '42001',
    'کۆمپانیای گەلی',
  ],
  [
    'dilshad-amedi',
    'دڵشاد',
    'ئامێدی',
    'ku',
    'duhok',
    '+9647518840263',
    'گەڕەکی نزارکێ، کۆڵانی 3، ماڵی 28',
    '42002',
  ],
  [
    'aydin-bayatli',
    'آيدن',
    'بياتلي',
    'ar',
    'kirkuk',
    '+9647702337915',
    'شارع القدس، محلة تسعين، دار 33',
    '36001',
    'بياتلي إخوان للتجارة',
  ],
  [
    'aras-zangana',
    'ئاراس',
    'زەنگەنە',
    'ku',
    'kirkuk',
    '+9647719004528',
    'ڕەحیماوا، شەقامی سەرەکی، ماڵی 102',
    '36003',
  ],
  [
    'haider-mayahi',
    'حيدر',
    'المياحي',
    'ar',
    'basra',
    '+9647801178294',
    'العشار، شارع الكويت، عمارة 15',
    '61001',
    'مجموعة شط العرب',
  ],
  [
    'maryam-tamimi',
    'Maryam',
    'Al-Tamimi',
    'en',
    'basra',
    '+9647735560182',
    'Al-Jubaila, Istiqlal Street, house 40',
    '61003',
  ],
  [
    'jawad-ansari',
    'محمد جواد',
    'الأنصاري',
    'ar',
    'najaf',
    '+9647802264571',
    'حي السعد، شارع الروان، دار 5',
    '54001',
    'شركة الغري للتجارة',
  ],
  [
    'fatima-musawi',
    'فاطمة',
    'الموسوي',
    'ar',
    'karbala',
    '+9647829910357',
    'حي الموظفين، شارع 12، دار 61',
    '56001',
  ],
  [
    'sajjad-ghizzi',
    'سجاد',
    'الغزي',
    'ar',
    'nasiriyah',
    '+9647803345816',
    'شارع النيل، قرب الجسر، دار 24',
    '64001',
  ],
  [
    'huda-saadi',
    'هدى',
    'الساعدي',
    'ar',
    'amarah',
    '+9647716682930',
    'حي الحسين، شارع دجلة، دار 88',
    '62001',
  ],
  [
    'aqeel-ziyadi',
    'عقيل',
    'الزيادي',
    'ar',
    'samawah',
    '+9647812259046',
    'الحي الجمهوري، شارع المحكمة، دار 19',
    '66001',
    'عقيل الزيادي للمقاولات',
  ],
  [
    'mustafa-khuzaie',
    'مصطفى',
    'الخزاعي',
    'ar',
    'diwaniyah',
    '+9647806671538',
    'حي العروبة، شارع الأطباء، دار 7',
    '58001',
  ],
  [
    'rana-jubouri',
    'رنا',
    'الجبوري',
    'ar',
    'hillah',
    '+9647725038164',
    'حي بابل، شارع 40، دار 52',
    '51001',
    'بابل للأعمال',
  ],
  [
    'omar-hamdani',
    'عمر',
    'الحمداني',
    'ar',
    'mosul',
    '+9647701889342',
    'حي الزهور، شارع الجامعة، دار 131',
    '41001',
    'الحدباء للإعمار',
  ],
  [
    'khalid-dulaimi',
    'خالد',
    'الدليمي',
    'ar',
    'ramadi',
    '+9647901422675',
    'حي الملعب، شارع المستودع، دار 14',
    '31001',
    'شركة أعالي الفرات',
  ],
  [
    'wisam-azzawi',
    'وسام',
    'العزاوي',
    'ar',
    'baqubah',
    '+9647713947208',
    'حي المعلمين، شارع خريسان، دار 36',
    '32001',
  ],
];

const countryNames: Readonly<Record<Language, string>> = {
  ar: 'العراق',
  ku: 'عێراق',
  en: 'Iraq',
};

function member(line: Line): SeedMember {
  const [key, firstname, lastname, language, city, phone, street, postalcode, company] = line;
  const investorProfile = investorProfiles[key];
  const username = key.replace('-', '.');
  return {
    ...{ key, username, email: `${username}@example.com`, password },
    ...{ firstname, lastname, phone, country: countryNames[language], city },
    ...{ streetNamehouseNumber: street, postalcode, language },
    ...(company ? { companyname: company } : {}),
    role: investorProfile ? 'investor' : 'member',
    ...(investorProfile ? { investorProfile } : {}),
  };
}

/** 24 invented people from all over Iraq; those with a profile are investors. */
export const members: SeedMember[] = lines.map(member);
