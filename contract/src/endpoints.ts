import {
  confirmCode,
  forgotPassword,
  listProviders,
  login,
  logoutEverywhere,
  register,
  resendVerification,
  resetPassword,
  undoEmailChange,
  verifyEmail,
} from './auth-endpoints.ts';
import { reportClientError } from './client-error-endpoint.ts';
import { becomeInvestor } from './investor-endpoints.ts';
import {
  countListingView,
  getApprovedListing,
  getListingOwner,
  listListingIds,
  listListings,
  listOwnerListings,
  listRelatedListings,
  suggestListings,
} from './listing-endpoints.ts';
import { getMe } from './me-endpoint.ts';
import {
  addFavorite,
  askForPromotion,
  deleteListing,
  getListingContact,
  getMyListing,
  listFavoriteIds,
  listFavorites,
  listMyListings,
  removeFavorite,
  renewListing,
  setAvailability,
} from './own-listing-endpoints.ts';
import { createListing, updateListing, uploadImage } from './publish-endpoints.ts';
import { registerWithListing } from './register-with-listing.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
  updateMe,
} from './user-endpoints.ts';

/**
 * All endpoints with JSON bodies; publish-endpoints.ts has the others. By a mapped type, the server must
 * have a handler for each.
 */
export const endpoints = {
  addFavorite,
  askForPromotion,
  becomeInvestor,
  changeEmail,
  changePassword,
  confirmCode,
  confirmEmailChange,
  countListingView,
  deleteListing,
  deleteMe,
  forgotPassword,
  getApprovedListing,
  getListingContact,
  getListingOwner,
  getMe,
  getMyListing,
  listFavoriteIds,
  listFavorites,
  listListingIds,
  listListings,
  listMyListings,
  listOwnerListings,
  listProviders,
  listRelatedListings,
  login,
  logoutEverywhere,
  register,
  removeFavorite,
  reportClientError,
  renewListing,
  resendVerification,
  resetPassword,
  setAvailability,
  undoEmailChange,
  suggestListings,
  updateMe,
  verifyEmail,
} as const;

/** The multipart endpoints; the function `publish` serves them. */
export const publishEndpoints = {
  createListing,
  registerWithListing,
  updateListing,
  uploadImage,
} as const;
