/**
 * Limits of the product (docs/specification/limits.md). Prices are in units of the listing's currency.
 */
export const limits = {
  imagesPerListing: 10,
  /** Maximum size of one image, and of a whole form. The latter is the limit of Cloud Functions. */
  imageBytes: 8 * 1024 * 1024,
  formBytes: 32 * 1024 * 1024,
  imageMegapixels: 40,
  /** How long a picture that no ad names may be put into one. */
  looseImageHours: 24,
  listingTitleLength: 100,
  descriptionLength: 5_000,
  websiteLength: 300,
  maxEmployees: 1_000_000,
  oldestFounding: 1800,
  /** The largest limit of months of profit in a filter. */
  maxProfitMonths: 600,
  listingPageSize: 12,
  /** Ids in one answer of `GET /listing/ides`. */
  listingIdsPageSize: 1_000,
  /** Ads of one member; own lists of ads and favorites come in pages. */
  listingsPerMember: 200,
  favoritesPerMember: 500,
  ownPageSize: 24,
  savedSearchesPerMember: 20,
  /** The query of a list of ads, with every choice and the longest text. */
  savedFilterLength: 3_000,
  /** Ads of one saved search that are counted as new. */
  newAdsCounted: 100,
  /** Mails at once about one saved search on one day; the rest comes in the evening. */
  alertsAtOnceADay: 3,
  /** Ads of one alert that are looked at, from the latest. */
  alertsRead: 100,
  /** Ads that one alert names. */
  alertsNamed: 10,
  /** Calls of one member that change something, of one kind in one instance; the contract may name another number. */
  writesPerMinute: 120,
  /** Rejects larger page numbers; the last page in use is far below. */
  maxPage: 1_000_000,
  relatedListings: 6,
  suggestedListings: 5,
  /** How long an owner waits before bringing a listing up again. */
  renewalDays: 30,
  /** Days since an owner's last sign of life after which we ask whether an ad is still for sale. */
  askAgainDays: 30,
  /** Days without an answer after which an ad says that it is not confirmed; one question in this time. */
  answerDays: 7,
  /** How long the link of that question is good. */
  questionLinkDays: 30,
  /** Views of one listing that are counted in a day from one network address. */
  viewsPerAddress: 20,
  /** An owner sees how many people look for such an ad from this number on. */
  fewestSeekers: 3,
  searchTextLength: 200,
  maxPrice: 1_000_000_000_000,
  defaultPriceRange: { min: 0, max: 100_000 },
  /** Dinars for 100 dollars: what staff may set as the market rate. */
  rateDinars: { min: 10_000, max: 10_000_000 },
  rateSourceLength: 120,
  /** Rates of the last year in one answer. */
  ratesListed: 400,
  pagingWindow: 3,
  cardTitleLength: 30,
  favouriteTitleLength: 50,
  contactEmailLength: 16,
  searchDebounceMs: 500,
  suggestDebounceMs: 200,
  /** Of the number of ads that a filter would show. */
  countDebounceMs: 300,
  /** Stored on the device only. */
  recentSearches: 6,
  toastMs: 5000,
  tokenDays: 7,
  /** How long a browser may listen to conversations before it asks the API again. */
  liveAccessMinutes: 15,
  /** Devices on which one member is signed in; the oldest is signed out first. */
  sessions: 50,
  /** Browsers that have signed in to one account and have counts of their own; the oldest is forgotten first. */
  knownBrowsers: 10,
  /** How long a browser keeps the secret by which it is known. */
  browserDays: 180,
  /** Single sessions of one member that end by a call within that time; all at once has no limit. */
  sessionsEnded: 100,
  /** For a change of address and for deleting the account. */
  recentSignInMinutes: 10,
  usernameLength: { min: 3, max: 30 },
  /** In characters, not in code units. */
  passwordLength: { min: 8, max: 128 },
  emailLength: 254,
  nameLength: 60,
  addressLength: 120,
  /** A postal code outside Iraq. */
  foreignPostalcodeLength: 20,
  messageLength: 2_000,
  messagePageSize: 10,
  /** The largest `limit` of a page of messages; rules bound lists of clients by it too. */
  messagePageMax: 50,
  conversationPageSize: 30,
  /** Conversations that a search looks through, latest first. */
  searchedConversations: 300,
  /** People that somebody may write to for the first time within 24 hours. */
  newPeople: { firstDay: 10, firstDayWithoutAd: 3, later: 20 },
  /** Of one sender. */
  messagesPerMinute: 30,
  /** Single messages that somebody may hide in one conversation. */
  hiddenMessages: 1_000,
  meetingPlaceLength: 120,
  reportNoteLength: 1_000,
  /** Notes of one report, and own reports in a list. */
  reportNotes: 5,
  reportsListed: 50,
  objectionLength: 2_000,
  objectionDays: 20,
  /** How many people one member can block. */
  blockedUsers: 1_000,
  /** The latest messages that a report keeps for staff. */
  reportedMessages: 50,
  /** How long staff can read what an edit, a deletion or a rejection has taken away. */
  originalDays: 90,
  /** The address that a push service gives to a browser, and the token of a signed link. */
  pushEndpointLength: 1_000,
  /** Browsers of one member that get notifications; the oldest is forgotten first. */
  pushSubscriptions: 10,
  /** Ids from outside. */
  idLength: 260,
  investorTitleLength: 100,
  /** Sectors, and cities, of one investor. */
  investorChoices: 5,
  investorPageSize: 10,
  investorPageMax: 50,
  /** The latest conversations that say how fast somebody answers, and how many are enough. */
  answeredConversations: { latest: 20, enough: 3 },
  longTextLength: 3_000,
  codeDigits: 6,
  codeMinutes: 10,
  codeResendSeconds: 60,
  /** How long a change of address can be taken back. */
  undoDays: 7,
  /** An address that asked for news is forgotten when nobody confirms it. */
  newsletterConfirmDays: 7,
  /** It is written to once in this time. */
  newsletterMailHours: 6,
  /** How long the link of a mail works that confirms an address or leads to a new password. */
  mailedLinkHours: 24,
  /** How long the record of a mail is stored. */
  mailDays: 30,
  /** How long messages stay unread before a mail reminds of them. */
  unreadMinutes: 15,
  /** A favourite is cheaper when it costs less than at any time in this period. */
  lowestPriceDays: 30,
  /** When a person is locked out, those hear of it whom they wrote to in this period. */
  lockOutMailDays: 30,
  /** How long our team can open what waits for a decision without signing in. */
  reviewLinkDays: 7,
  /** How long somebody waits before asking for all their data again. */
  dataArchiveDays: 7,
  /** How long the mailed link to it works, and the archive is stored. */
  dataLinkHours: 24,
  /** More than 200 ads with ten pictures each. */
  dataArchiveBytes: 4 * 1024 * 1024 * 1024,
  /** It is fetched in pieces of this size: 400 kbit/s bring one within the 60 seconds of Hosting. */
  dataPieceBytes: 2 * 1024 * 1024,
  /** Whole downloads of one archive in an hour. */
  dataDownloads: 3,
  copyrightYear: 2025,
} as const;

/**
 * How much of what is stored counts, so that one damaged document cannot cost without end. Readers of documents use
 * these in place of the limits: people may have stored more before a limit was lowered. Never lower one.
 */
export const readCeilings = {
  imagesPerListing: 100,
  listingsPerMember: 400,
  favoritesPerMember: 2_000,
  blockedUsers: 2_000,
  sessions: 200,
  searchTextLength: 2_000,
  maxPrice: 1_000_000_000_000_000,
} as const satisfies Partial<Record<keyof typeof limits, number>>;
