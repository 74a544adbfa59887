import type { endpoints } from '@qaysari/contract/endpoints';
import { askForData, getData, openData } from '../archive/handlers.ts';
import { changeEmail, confirmEmailChange, undoEmailChange } from '../auth/email-change.ts';
import { changePassword, forgotPassword, resetPassword } from '../auth/password.ts';
import { confirmPhone, getPhoneConfirmation, sendPhoneCode } from '../auth/phone.ts';
import { confirmCode } from '../auth/redeem-guarded.ts';
import { getLiveAccess, logoutEverywhere } from '../auth/session.ts';
import { listProviders, login } from '../auth/sign-in.ts';
import { register } from '../auth/sign-up.ts';
import { resendVerification, verifyEmail } from '../auth/verify-email.ts';
import { reportClientError } from '../client-error/report.ts';
import { getUser, listFittingListings, listInvestors } from '../investor/handlers.ts';
import { askAboutInvesting, becomeInvestor, updateInvestor } from '../investor/own-profile.ts';
import { getListingOwner, listOwnerListings } from '../listing/browse/owner.ts';
import {
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} from '../listing/browse/search.ts';
import { countListingView, getApprovedListing, getListingContact } from '../listing/browse/view.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
} from '../listing/favorites.ts';
import {
  askForPromotion,
  deleteListing,
  renewListing,
  setAvailability,
} from '../listing/own/changes.ts';
import { getMyListing, listMyListings } from '../listing/own/my-listings.ts';
import { getPriceContext } from '../listing/price/comparison.ts';
import {
  answerForListing,
  listAskedListings,
  readAskedListings,
} from '../listing/still-for-sale/confirm-availability.ts';
import { unsubscribeFromMails } from '../mail/unsubscribe.ts';
import { blockUser, listBlockedUsers, unblockUser } from '../message/block.ts';
import { deleteMessage, editMessage } from '../message/change-message.ts';
import { deleteConversation, setConversationState } from '../message/conversation-state.ts';
import { countUnread, listConversations } from '../message/list-conversations.ts';
import { listMessages } from '../message/list-messages.ts';
import { sendMessage } from '../message/send.ts';
import { askForNews, confirmNews } from '../newsletter/handlers.ts';
import {
  endNewsletter,
  endNotifications,
  getNotifications,
  getPushKey,
  listSubscriptions,
  setNotifications,
  subscribeToPush,
  unsubscribeFromPush,
} from '../notification/handlers.ts';
import type { Handlers } from '../platform/handler.ts';
import { getCurrentRate, getRates } from '../rate/get.ts';
import { listReports, readStatement, sendObjection, sendReport } from '../report/handlers.ts';
import { showReview } from '../review/show.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  markSavedSearchSeen,
  removeSavedSearch,
  saveSearch,
} from '../saved-search/handlers.ts';
import { endSession, listSessions, logout } from '../session/handlers.ts';
import { deleteMe, getMe, setNameOnAds, updateMe } from '../user/me.ts';

/** The handler of each endpoint. */
export const handlers: Handlers<typeof endpoints> = {
  addFavorite,
  answerForListing,
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
  getLiveAccess,
  getMe,
  getMyListing,
  listAskedListings,
  listBlockedUsers,
  listConversations,
  getNotifications,
  getPhoneConfirmation,
  getPriceContext,
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
  listMyListings,
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
  readAskedListings,
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
  showReview,
  subscribeToPush,
  suggestListings,
  unblockUser,
  undoEmailChange,
  unsubscribeFromMails,
  unsubscribeFromPush,
  updateInvestor,
  updateMe,
  verifyEmail,
};
