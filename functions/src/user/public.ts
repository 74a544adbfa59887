/** What other features may import of this one, besides the documents of store.ts. */

export { accountFactsOf, phoneConfirmationOf } from './present.ts';
export { missingForApproval, checkEnteredStatus, readerLanguage } from './approval.ts';
export { contactWaysOf, revealAddress, revealContact, wasSeenToday } from './contact.ts';
export {
  type InvestorProfileRecord,
  choicesOf,
  keepProfile,
  knownOf,
  profileFields,
  readChoices,
} from './investor-profile.ts';
export { isReservedName } from './reserved-names.ts';
export { followLanguage, forgetNextPage, isKnownBrowser, rememberBrowser } from './sessions.ts';
export {
  type AccountChange,
  type UserRecord,
  approvedProfileOf,
  isActive,
  isLockedOut,
  nextPageOf,
} from './record.ts';
export { endSessions, endSomeSessions, isSessionOver, sessionsValidFrom } from './sessions.ts';
export { type StaffNote, findUidByName, noteByStaff } from './staff-note.ts';
export { type Written, nameOnAdsOf, presentName } from './shown-name.ts';
