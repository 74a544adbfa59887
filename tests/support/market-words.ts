import { randomUUID } from 'node:crypto';
import type { Ad, MarketModel, MayRead, Message, Person, Reader, Talk } from './market-model.ts';

/** Words that nobody could guess, and who may read each of them. So a leak is found in any answer. */

/** The calls that return people's own reports. */
const reportCalls: readonly string[] = ['sendReport', 'listReports'];

const wordForm = /zq[a-z][0-9a-f]{12}|9647\d{9}/g;

/** A word whose letter names its kind. */
export function newWord(kind: string): string {
  return `zq${kind}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/** A phone number in E.164. `wordForm` matches its digits. */
export function newPhone(): string {
  const digits = BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 12)}`) % 100_000_000n;
  return `+96477${String(digits).padStart(8, '0')}`;
}

/** The words of an answer that its reader should not get by this call. */
export function wrongWords(
  model: MarketModel,
  { reader, call, text }: { reader: Reader; call: string; text: string },
): string[] {
  const found = new Set(text.match(wordForm) ?? []);
  return [...found].filter((word) => model.words.get(word)?.(reader, call) === false);
}

export function hidePerson(model: MarketModel, person: Person): void {
  const { username, email, firstname, lastname, phone, street } = person;
  const isSelf = (reader: Reader) => reader === person && person.state !== 'deleted';
  const isHeard = (reader: Reader) => isSelf(reader) || model.hasWritten(person, reader);
  const hide = (text: string | undefined, mayRead: MayRead) => {
    const [word] = text?.match(wordForm) ?? [];
    if (word !== undefined) model.words.set(word, mayRead);
  };
  const hideName = (text: string | undefined, mayRead: (reader: Reader) => boolean) =>
    hide(text, (reader, call) => mayRead(reader) || isReceipt(model, person, { reader, call }));
  hideName(firstname, isHeard);
  hideName(lastname, isHeard);
  // Only of people without a name, between two who have both written.
  hideName(
    username,
    (reader) =>
      isSelf(reader) || (person.firstname === undefined && model.haveBothWritten(person, reader)),
  );
  hide(street, isSelf);
  // Commands that ask for a contact check themselves whether it may be shown.
  hide(phone, (reader, call) => isSelf(reader) || call === 'getListingContact');
  hide(email, (reader, call) => {
    if (isSelf(reader) || call === 'getListingContact') return true;
    const isShown = model.listedOf(person).length > 0 && model.haveBothWritten(person, reader);
    return call === 'listMessages' && isShown;
  });
}

/** A receipt keeps the name that was reported. */
function isReceipt(
  model: MarketModel,
  { firstname = '', username }: Person,
  { reader, call }: { reader: Reader; call: string },
): boolean {
  if (!reportCalls.includes(call)) return false;
  return [firstname, username].some((name) => name !== '' && model.hasReported(reader, name));
}

export function hideAd(model: MarketModel, ad: Ad): void {
  const { titleWord, textWord } = ad;
  const isHead = (reader: Reader, { people, head }: Talk) =>
    reader !== undefined && people.includes(reader) && head?.word === titleWord;
  model.words.set(titleWord, (reader, call) => {
    if (ad.titleWord === titleWord && model.canView(ad, reader)) return true;
    if (reportCalls.includes(call) && model.hasReported(reader, titleWord)) return true;
    return call === 'listMessages' && model.talks.some((talk) => isHead(reader, talk));
  });
  model.words.set(textWord, (reader) => ad.textWord === textWord && model.canView(ad, reader));
}

export function hideNote(model: MarketModel, ad: Ad, note: string): void {
  model.words.set(note, (reader) => reader === ad.owner && ad.note === note && !ad.isDeleted);
}

export function hideMessage(model: MarketModel, talk: Talk, message: Message): void {
  const { word } = message;
  model.words.set(word, (reader) => {
    if (message.word !== word || !reader) return false;
    return model.seenBy(reader, talk).includes(message);
  });
}
