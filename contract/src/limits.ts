/** Business constants (spec section 9, decisions). Prices are in units of the ad's own currency. */
export const limits = {
  imagesPerListing: 10,
  listingPageSize: 12,
  /** Page numbers beyond this are refused; the last page in use is far below. */
  maxPage: 1_000_000,
  relatedListings: 6,
  suggestedListings: 5,
  searchTextLength: 200,
  maxPrice: 1_000_000_000_000,
  defaultPriceRange: { min: 0, max: 100_000 },
  pagingWindow: 3,
  cardTitleLength: 30,
  favouriteTitleLength: 50,
  contactEmailLength: 16,
  searchDebounceMs: 500,
  suggestDebounceMs: 200,
  /** Kept on the device, never sent. */
  recentSearches: 6,
  toastMs: 5000,
  tokenDays: 7,
  usernameLength: { min: 3, max: 30 },
  /** In characters as people count them. */
  passwordLength: { min: 8, max: 128 },
  emailLength: 254,
  nameLength: 60,
  addressLength: 120,
  investorTitleLength: 100,
  longTextLength: 3_000,
  codeDigits: 6,
  codeMinutes: 10,
  codeResendSeconds: 60,
  copyrightYear: 2025,
} as const;
