import {
  confirmCode,
  forgotPassword,
  listProviders,
  login,
  logoutEverywhere,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './auth-endpoints.ts';
import { becomeInvestor } from './investor-endpoints.ts';
import {
  getApprovedListing,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} from './listing-endpoints.ts';
import { getMe } from './me-endpoint.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
  updateMe,
} from './user-endpoints.ts';

/** The whole API: the server mounts a handler for each, by a mapped type. */
export const endpoints = {
  becomeInvestor,
  changeEmail,
  changePassword,
  confirmCode,
  confirmEmailChange,
  deleteMe,
  forgotPassword,
  getApprovedListing,
  getMe,
  listListingIds,
  listListings,
  listProviders,
  listRelatedListings,
  login,
  logoutEverywhere,
  register,
  resendVerification,
  resetPassword,
  suggestListings,
  updateMe,
  verifyEmail,
} as const;
