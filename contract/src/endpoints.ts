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
import {
  askAboutInvesting,
  becomeInvestor,
  getUser,
  listFittingListings,
  listInvestors,
  updateInvestor,
} from './investor-endpoints.ts';
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
import {
  blockUser,
  deleteConversation,
  deleteMessage,
  editMessage,
  getLiveAccess,
  listBlockedUsers,
  listConversations,
  listMessages,
  reportConversation,
  sendMessage,
  setConversationState,
  unblockUser,
} from './message-endpoints.ts';
import { askForNews, confirmNews } from './newsletter-endpoints.ts';
import {
  getNotifications,
  getPushKey,
  setNotifications,
  subscribeToPush,
  unsubscribeFromMails,
  unsubscribeFromPush,
} from './notification-endpoints.ts';
import { createListing, updateListing, uploadImage } from './publish-endpoints.ts';
import { registerWithListing } from './register-with-listing.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
  updateMe,
} from './user-endpoints.ts';
import { countUnread } from './unread-endpoint.ts';

/**
 * All endpoints with JSON bodies; publish-endpoints.ts has the others. By a mapped type, the server must
 * have a handler for each.
 */
export const endpoints = {
  addFavorite,
  askAboutInvesting,
  askForNews,
  askForPromotion,
  becomeInvestor,
  blockUser,
  changeEmail,
  changePassword,
  confirmCode,
  confirmEmailChange,
  confirmNews,
  countListingView,
  countUnread,
  deleteConversation,
  deleteListing,
  deleteMe,
  deleteMessage,
  editMessage,
  forgotPassword,
  getApprovedListing,
  getListingContact,
  getListingOwner,
  getLiveAccess,
  getMe,
  getMyListing,
  listBlockedUsers,
  listConversations,
  getNotifications,
  getPushKey,
  getUser,
  listFavoriteIds,
  listFavorites,
  listFittingListings,
  listInvestors,
  listListingIds,
  listListings,
  listMessages,
  listMyListings,
  listOwnerListings,
  listProviders,
  listRelatedListings,
  login,
  logoutEverywhere,
  register,
  removeFavorite,
  reportClientError,
  reportConversation,
  renewListing,
  resendVerification,
  resetPassword,
  sendMessage,
  setAvailability,
  setConversationState,
  setNotifications,
  subscribeToPush,
  unsubscribeFromMails,
  unsubscribeFromPush,
  suggestListings,
  unblockUser,
  undoEmailChange,
  updateInvestor,
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
