import { languageCodes } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestHour, quietFrom, quietUntil } from '../../../functions/src/alert/alert-times.ts';
import { flatTexts, readLocales } from './locale-files.ts';

/** Texts name hours as a clock of twelve does. */
const onClock = (hour: number) => hour % 12;

/** The numbers of each text, from the code. */
const numbers: Record<string, readonly number[]> = {
  'account: deletion.stays3': [limits.originalDays],
  'account: email.lead': [limits.codeDigits],
  'account: info.p2': [limits.codeMinutes],
  'account: password.newHelp': [limits.passwordLength.min],
  'account: phone.smsHelp': [limits.codeMinutes],
  'ad: known.answersUnknownSource': [limits.answeredConversations.enough],
  'archive: mails': [limits.mailDays],
  'auth: signUp.passwordHelp': [limits.passwordLength.min],
  'auth: signUp.usernameHelp': [limits.usernameLength.min, limits.usernameLength.max],
  'data: download.doneBody': [limits.dataLinkHours],
  'data: download.wrongBody': [limits.dataLinkHours],
  'data: sent.mailsOn': [limits.unreadMinutes],
  'data: sent.salesOn': [limits.askAgainDays],
  'errors: codeForm': [limits.codeDigits],
  'errors: passwordRule': [limits.passwordLength.min],
  'home: how.s1Body': [limits.imagesPerListing],
  'mails: accountDeleted.text': [limits.originalDays],
  'mails: changeEmailCode.text': [limits.codeMinutes],
  'mails: cheaperFavorites.note': [limits.lowestPriceDays],
  'mails: dataReady.text': [limits.dataLinkHours],
  'mails: emailChanged.note': [limits.undoDays],
  'mails: measureTaken.note': [limits.objectionDays],
  'mails: newsletterConfirm.note': [limits.newsletterConfirmDays],
  'mails: newsletterConfirm.text': [limits.newsletterConfirmDays],
  'mails: partnerLockedOut.text': [limits.lockOutMailDays],
  'mails: resetCode.text': [limits.codeMinutes, limits.mailedLinkHours],
  'mails: staffDigest.note': [limits.reviewLinkDays],
  'mails: stillForSale.note': [limits.answerDays, limits.questionLinkDays],
  'mails: stillForSale.text': [limits.askAgainDays],
  'mails: verifyEmail.text': [limits.mailedLinkHours],
  'messages: searchSaved': [onClock(digestHour)],
  'newsletter: confirm.wrongBody': [limits.newsletterConfirmDays],
  'notifications: settings.cheaperBody': [limits.lowestPriceDays],
  'notifications: settings.mailsBody': [limits.unreadMinutes],
  'notifications: settings.salesBody': [limits.askAgainDays],
  'recovery: code.box': [limits.codeDigits],
  'recovery: code.help': [limits.codeMinutes],
  'recovery: code.label': [limits.codeDigits],
  'recovery: link.wrongBody': [limits.mailedLinkHours],
  'recovery: undo.wrongBody': [limits.undoDays],
  'review: endedBody': [limits.reviewLinkDays],
  'searches: mine.atOnceHelp': [limits.alertsAtOnceADay, onClock(quietFrom), onClock(quietUntil)],
  'searches: mine.daily': [onClock(digestHour)],
  'searches: mine.weekly': [onClock(digestHour)],
  'staff: aboutOriginals': [limits.originalDays],
};

/** Texts with numbers that no code sets: examples, names, a postal code of Iraq, 100 dollars. */
const others = new Set([
  'account: settings.postalcodeHelp',
  'ad: facts.employeesDefault',
  'ad: otherPrice.rate',
  'ads: byPrice.rate',
  'common: amount.unreadable',
  'common: notFound.title',
  'errors: month',
  'errors: phone',
  'errors: postalcode',
  'errors: time',
  'errors: year',
  'figures: converted',
  'own: promotion.360.button',
  'own: promotion.360.title',
  'price: converted',
  'publish: figureHelp.money',
  'publish: figureHelp.month',
  'publish: figureHelp.months',
  'publish: figureHelp.weeks',
  'publish: help.founded',
  'publish: help.price',
  'staff: rateDinars',
]);

const locales = readLocales(join(import.meta.dirname, '../../../locales'));

/** Key without file ending and plural form → the numbers that its text writes out. */
function writtenNumbers(language: keyof typeof locales): [string, number[]][] {
  return [...flatTexts(locales[language])].flatMap(([name, text]) => {
    const key = name.replace('.json', '').replace(/_(zero|one|two|few|many|other)$/, '');
    const written = text
      .replaceAll(/\{\{.*?\}\}|<\/?\d>/g, '')
      .match(/\d+/g)
      ?.map(Number);
    return written ? [[key, written]] : [];
  });
}

/** The policies are compared with the limits by `docs/policies.test.ts`. */
const isOfPolicies = (key: string) => key.startsWith('pages: ');

it.each(languageCodes)('in %s each number of a text is that of its limit', (language) => {
  const found = writtenNumbers(language).filter(([key]) => !isOfPolicies(key) && !others.has(key));
  expect(found).toEqual(found.map(([key]) => [key, numbers[key]]));
  expect(new Set(found.map(([key]) => key))).toEqual(new Set(Object.keys(numbers)));
});
