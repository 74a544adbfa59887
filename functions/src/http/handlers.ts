import type { endpoints } from '@qaysari/contract/endpoints';
import { askForData, getData } from '../archive/ask.ts';
import { openData } from '../archive/open.ts';
import { changeEmail } from '../auth/change-email.ts';
import { changePassword } from '../auth/change-password.ts';
import { confirmCode } from '../auth/confirm-code.ts';
import { confirmEmailChange } from '../auth/confirm-email-change.ts';
import { forgotPassword } from '../auth/forgot-password.ts';
import { login } from '../auth/login.ts';
import { logoutEverywhere } from '../auth/logout-everywhere.ts';
import { listProviders } from '../auth/providers.ts';
import { register } from '../auth/register.ts';
import { resendVerification } from '../auth/resend-verification.ts';
import { resetPassword } from '../auth/reset-password.ts';
import { undoEmailChange } from '../auth/undo-email-change.ts';
import { verifyEmail } from '../auth/verify-email.ts';
import { reportClientError } from '../client-error/report.ts';
import { askAboutInvesting } from '../investor/ask.ts';
import { becomeInvestor } from '../investor/become.ts';
import { getUser } from '../investor/get-user.ts';
import { listFittingListings } from '../investor/fitting-listings.ts';
import { listInvestors } from '../investor/list.ts';
import { updateInvestor } from '../investor/update.ts';
import { getApprovedListing } from '../listing/browse/approved.ts';
import { askForPromotion } from '../listing/promotion/ask-for-promotion.ts';
import { countListingView } from '../listing/browse/count-view.ts';
import { getListingContact } from '../listing/browse/contact.ts';
import { deleteListing } from '../listing/own/delete.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
} from '../listing/favorites/favorites.ts';
import { getPriceContext } from '../listing/price/price-context.ts';
import { listListingIds } from '../listing/browse/ides.ts';
import { listListings } from '../listing/browse/list.ts';
import { getListingOwner, listOwnerListings } from '../listing/browse/owner.ts';
import { getMyListing } from '../listing/own/my-listing.ts';
import { listMyListings } from '../listing/own/my-listings.ts';
import {
  answerForListing,
  listAskedListings,
  readAskedListings,
} from '../listing/still-for-sale/asked.ts';
import { renewListing } from '../listing/own/renew.ts';
import { setAvailability } from '../listing/own/set-availability.ts';
import { listRelatedListings } from '../listing/browse/related.ts';
import { suggestListings } from '../listing/browse/suggest.ts';
import { getLiveAccess } from '../auth/live-access.ts';
import { blockUser, listBlockedUsers, unblockUser } from '../message/block.ts';
import { countUnread } from '../message/count-unread.ts';
import { deleteConversation } from '../message/delete-conversation.ts';
import { deleteMessage } from '../message/delete.ts';
import { editMessage } from '../message/edit.ts';
import { listConversations } from '../message/list-conversations.ts';
import { listMessages } from '../message/list-messages.ts';
import { sendMessage } from '../message/send.ts';
import { setConversationState } from '../message/set-state.ts';
import { unsubscribeFromMails } from '../mail/unsubscribe.ts';
import { askForNews } from '../newsletter/ask.ts';
import { confirmPhone } from '../auth/phone/confirm.ts';
import { getPhoneConfirmation } from '../auth/phone/state.ts';
import { sendPhoneCode } from '../auth/phone/send-code.ts';
import { confirmNews } from '../newsletter/confirm.ts';
import { getNotifications, setNotifications } from '../notification/choices.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../notification/subscribe.ts';
import {
  endNewsletter,
  endNotifications,
  listSubscriptions,
} from '../notification/subscriptions.ts';
import type { Handlers } from '../platform/handler.ts';
import { getCurrentRate, getRates } from '../rate/get.ts';
import { listReports } from '../report/list.ts';
import { readStatement, sendObjection } from '../report/objection.ts';
import { sendReport } from '../report/send.ts';
import { listSavedSearches } from '../saved-search/list.ts';
import { changeSavedSearch, removeSavedSearch, saveSearch } from '../saved-search/save.ts';
import { markSavedSearchSeen } from '../saved-search/seen.ts';
import { endSession, logout } from '../session/end.ts';
import { listSessions } from '../session/list.ts';
import { deleteMe } from '../user/delete-me.ts';
import { getMe } from '../user/me.ts';
import { setNameOnAds } from '../user/set-name-on-ads.ts';
import { updateMe } from '../user/update-me.ts';

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
