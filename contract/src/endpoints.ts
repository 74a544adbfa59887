import {
  answerForListing,
  listAskedListings,
  readAskedListings,
} from './asked-listing-endpoints.ts';
import {
  confirmCode,
  forgotPassword,
  listProviders,
  login,
  register,
  resendVerification,
  resetPassword,
} from './auth-endpoints.ts';
import { undoEmailChange, verifyEmail } from './auth-link-endpoints.ts';
import { authLinkInputs } from './auth-link-inputs.ts';
import { withInputs } from './checked-endpoint.ts';
import { askForData, getData, openData } from './data-endpoints.ts';
import { dataInputs } from './data-inputs.ts';
import { reportClientError } from './client-error-endpoint.ts';
import { clientErrorInputs } from './client-error-inputs.ts';
import { askAboutInvesting, becomeInvestor, updateInvestor } from './investing-endpoints.ts';
import { getUser, listFittingListings, listInvestors } from './investor-endpoints.ts';
import { investorInputs } from './investor-inputs.ts';
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
import { listingInputs } from './listing-inputs.ts';
import { getPriceContext } from './price-context-endpoint.ts';
import { logoutEverywhere } from './logout-everywhere-endpoint.ts';
import { getMe, setNameOnAds } from './me-endpoint.ts';
import { meInputs } from './me-inputs.ts';
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
  sendMessage,
  setConversationState,
  unblockUser,
} from './message-endpoints.ts';
import { messageInputs } from './message-inputs.ts';
import { askForNews, confirmNews } from './newsletter-endpoints.ts';
import { confirmPhone, getPhoneConfirmation, sendPhoneCode } from './phone-endpoints.ts';
import { newsletterInputs } from './newsletter-inputs.ts';
import {
  getNotifications,
  getPushKey,
  setNotifications,
  subscribeToPush,
  unsubscribeFromMails,
  unsubscribeFromPush,
} from './notification-endpoints.ts';
import { notificationInputs } from './notification-inputs.ts';
import { ownListingInputs } from './own-listing-inputs.ts';
import { createListing, updateListing, uploadImage } from './publish-endpoints.ts';
import { getCurrentRate, getRates } from './rate-endpoints.ts';
import { registerWithListing } from './register-with-listing.ts';
import { listReports, readStatement, sendObjection, sendReport } from './report-endpoints.ts';
import { reportInputs } from './report-inputs.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  markSavedSearchSeen,
  removeSavedSearch,
  saveSearch,
} from './saved-search-endpoints.ts';
import { savedSearchInputs } from './saved-search-inputs.ts';
import { endSession, listSessions, logout } from './session-endpoints.ts';
import { sessionInputs } from './session-inputs.ts';
import { endNewsletter, endNotifications, listSubscriptions } from './subscription-endpoints.ts';
import { subscriptionInputs } from './subscription-inputs.ts';
import { changeEmail, changePassword, confirmEmailChange, deleteMe } from './user-endpoints.ts';
import { updateMe } from './update-me-endpoint.ts';
import { countUnread } from './unread-endpoint.ts';

/**
 * All endpoints with JSON bodies; publish-endpoints.ts has the others. By a mapped type, the server must
 * have a handler for each.
 */
export const endpoints = withInputs(
  {
    addFavorite,
    askAboutInvesting,
    askForData,
    askForNews,
    askForPromotion,
    becomeInvestor,
    blockUser,
    changeEmail,
    changePassword,
    changeSavedSearch,
    confirmCode,
    confirmEmailChange,
    confirmNews,
    confirmPhone,
    countListingView,
    countUnread,
    deleteConversation,
    deleteListing,
    deleteMe,
    deleteMessage,
    editMessage,
    endNewsletter,
    endNotifications,
    endSession,
    forgotPassword,
    getApprovedListing,
    getCurrentRate,
    getData,
    getListingContact,
    getListingOwner,
    getPriceContext,
    getLiveAccess,
    getMe,
    getMyListing,
    listBlockedUsers,
    listConversations,
    getNotifications,
    getPhoneConfirmation,
    getPushKey,
    getRates,
    getUser,
    listFavoriteIds,
    listFavorites,
    listFittingListings,
    listInvestors,
    listListingIds,
    listListings,
    listMessages,
    listAskedListings,
    listMyListings,
    readAskedListings,
    answerForListing,
    listOwnerListings,
    listProviders,
    listRelatedListings,
    listReports,
    listSavedSearches,
    listSessions,
    listSubscriptions,
    login,
    logout,
    logoutEverywhere,
    markSavedSearchSeen,
    openData,
    readStatement,
    register,
    removeFavorite,
    removeSavedSearch,
    reportClientError,
    renewListing,
    resendVerification,
    resetPassword,
    saveSearch,
    sendMessage,
    sendObjection,
    sendPhoneCode,
    sendReport,
    setAvailability,
    setConversationState,
    setNameOnAds,
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
  },
  {
    ...authLinkInputs,
    ...clientErrorInputs,
    ...dataInputs,
    ...investorInputs,
    ...listingInputs,
    ...meInputs,
    ...messageInputs,
    ...newsletterInputs,
    ...notificationInputs,
    ...ownListingInputs,
    ...reportInputs,
    ...savedSearchInputs,
    ...sessionInputs,
    ...subscriptionInputs,
  },
);

/** The multipart endpoints; the function `publish` serves them. */
export const publishEndpoints = withInputs(
  {
    createListing,
    registerWithListing,
    updateListing,
    uploadImage,
  },
  {},
);
