import type { ComponentType } from 'react';
import type { RouteName } from '../lib/routes/routes.ts';

/** The component of each page. Its file is fetched when it is first opened. */
export const pages: Record<RouteName | 'notFound', () => Promise<ComponentType>> = {
  home: async () => (await import('../pages/home-page.tsx')).HomePage,
  listings: async () => (await import('../pages/listings-page.tsx')).ListingsPage,
  listing: async () => (await import('../pages/listing-page.tsx')).ListingPage,
  landing: async () => (await import('../pages/landing-page.tsx')).LandingPage,
  poster: async () => (await import('../pages/poster-page.tsx')).PosterPage,
  ownerListings: async () => (await import('../pages/owner-listings-page.tsx')).OwnerListingsPage,
  investors: async () => (await import('../pages/investors-page.tsx')).InvestorsPage,
  investorDetails: async () => (await import('../pages/investor-page.tsx')).InvestorPage,
  review: async () => (await import('../pages/review-page.tsx')).ReviewPage,
  createListing: async () => (await import('../pages/create-listing-page.tsx')).CreateListingPage,
  editListing: async () => (await import('../pages/edit-listing-page.tsx')).EditListingPage,

  myListings: async () => (await import('../pages/my-listings-page.tsx')).MyListingsPage,
  myFavorites: async () => (await import('../pages/my-favorites-page.tsx')).MyFavoritesPage,
  savedSearches: async () => (await import('../pages/saved-searches-page.tsx')).SavedSearchesPage,
  inbox: async () => (await import('../pages/inbox-page.tsx')).InboxPage,
  conversation: async () => (await import('../pages/conversation-page.tsx')).ConversationPage,
  findAnInvestor: async () =>
    (await import('../pages/find-an-investor-page.tsx')).FindAnInvestorPage,
  investor: async () => (await import('../pages/own-investor-page.tsx')).OwnInvestorPage,
  settings: async () => (await import('../pages/account-settings-page.tsx')).AccountSettingsPage,
  privacyAndSecurity: async () =>
    (await import('../pages/account-privacy-page.tsx')).AccountPrivacyPage,
  privacyInfo: async () =>
    (await import('../pages/account-privacy-info-page.tsx')).AccountPrivacyInfoPage,
  changePassword: async () =>
    (await import('../pages/account-password-page.tsx')).AccountPasswordPage,
  changeEmail: async () => (await import('../pages/account-email-page.tsx')).AccountEmailPage,
  blockedUsers: async () => (await import('../pages/blocked-users-page.tsx')).BlockedUsersPage,
  devices: async () => (await import('../pages/devices-page.tsx')).DevicesPage,
  yourData: async () => (await import('../pages/your-data-page.tsx')).YourDataPage,
  myReports: async () => (await import('../pages/my-reports-page.tsx')).MyReportsPage,
  becomeInvestor: async () =>
    (await import('../pages/become-investor-page.tsx')).BecomeInvestorPage,
  deleteAccount: async () =>
    (await import('../pages/account-deletion-page.tsx')).AccountDeletionPage,

  signIn: async () => (await import('../pages/sign-in-page.tsx')).SignInPage,
  signUp: async () => (await import('../pages/sign-up-page.tsx')).SignUpPage,
  signingIn: async () => (await import('../pages/signing-in-page.tsx')).SigningInPage,
  forgotPassword: async () =>
    (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
  verifyEmail: async () => (await import('../pages/verify-email-page.tsx')).VerifyEmailPage,
  verifyCode: async () => (await import('../pages/verify-code-page.tsx')).VerifyCodePage,
  undoEmailChange: async () =>
    (await import('../pages/undo-email-change-page.tsx')).UndoEmailChangePage,
  emailChanged: async () => (await import('../pages/confirmation-pages.tsx')).EmailChangedPage,
  passwordChanged: async () =>
    (await import('../pages/confirmation-pages.tsx')).PasswordChangedPage,
  accountDeleted: async () => (await import('../pages/confirmation-pages.tsx')).AccountDeletedPage,
  newsletter: async () => (await import('../pages/confirm-news-page.tsx')).ConfirmNewsPage,
  unsubscribe: async () => (await import('../pages/unsubscribe-page.tsx')).UnsubscribePage,
  stillForSale: async () => (await import('../pages/still-for-sale-page.tsx')).StillForSalePage,
  dataDownload: async () => (await import('../pages/data-download-page.tsx')).DataDownloadPage,
  decision: async () => (await import('../pages/decision-page.tsx')).DecisionPage,

  aboutUs: async () => (await import('../pages/about-page.tsx')).AboutPage,
  cookiePolicy: async () => (await import('../pages/cookie-policy-page.tsx')).CookiePolicyPage,
  privacyPolicy: async () => (await import('../pages/privacy-policy-page.tsx')).PrivacyPolicyPage,
  terms: async () => (await import('../pages/terms-page.tsx')).TermsPage,
  notFound: async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
};
