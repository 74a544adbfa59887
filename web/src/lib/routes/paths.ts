import type { Language } from '@qaysari/contract/languages';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing-filter';

/** Addresses of the site's pages. Ids are escaped here and nowhere else. */
export const paths = {
  home: (language: Language) => `/${language}`,
  ads: (language: Language, filter: ListingFilter = {}) => {
    const query = writeListingFilter(filter).toString();
    return `/${language}/ads${query === '' ? '' : `?${query}`}`;
  },
  ad: (language: Language, id: string) => `/${language}/ads/${encodeURIComponent(id)}`,
  aboutUs: (language: Language) => `/${language}/about-us`,
  cookiePolicy: (language: Language) => `/${language}/cookie-policy`,
  privacyPolicy: (language: Language) => `/${language}/privacy-policy`,
  terms: (language: Language) => `/${language}/terms-and-conditions`,
  signIn: (language: Language) => `/${language}/sign-in`,
  signUp: (language: Language) => `/${language}/sign-up`,
  forgotPassword: (language: Language) => `/${language}/forgot-password`,
  verifyYourCode: (language: Language, email: string) =>
    `/${language}/verify-your-code?${new URLSearchParams({ email }).toString()}`,
  passwordChanged: (language: Language) => `/${language}/password-changed`,
  emailChanged: (language: Language) => `/${language}/email-changed`,
  accountDeleted: (language: Language) => `/${language}/account-deleted`,
  settings: (language: Language) => `/${language}/my-account/settings`,
  privacyAndSecurity: (language: Language) => `/${language}/my-account/privacy-and-security`,
  privacyInfo: (language: Language) => `/${language}/my-account/privacy-and-security/info`,
  changePassword: (language: Language) => `/${language}/my-account/change-password`,
  changeEmail: (language: Language) => `/${language}/my-account/change-email`,
  deleteAccount: (language: Language) => `/${language}/my-account/delete-account`,
  createAd: (language: Language) => `/${language}/create-ad`,
  editAd: (language: Language, id: string) => `/${language}/edit-ad/${encodeURIComponent(id)}`,
  myAds: (language: Language) => `/${language}/my-account/my-ads`,
  myFavorites: (language: Language) => `/${language}/my-account/my-favorites`,
  /** Where an external sign-in is looked at before it counts. */
  arriving: (language: Language) => `/${language}/signing-in`,
};
