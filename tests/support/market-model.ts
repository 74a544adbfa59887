import type { Availability, ListingStatus } from '@qaysari/contract/listing/types';
import type { Report as SeenReport } from '@qaysari/contract/report/types';

/** The expected state of a small market after any commands, for tests with random commands. */

export interface Person {
  uid: string;
  username: string;
  email: string;
  password: string;
  firstname?: string;
  lastname?: string;
  phone?: string;
  street?: string;
  state: 'active' | 'locked out' | 'deleted';
  token: string;
  /** Sessions that were ended by a lock-out. */
  ended: string[];
  /** Whether their ads may be approved. */
  isComplete: boolean;
  /** Whether they signed up today: then they may begin three conversations, else ten. */
  isNew: boolean;
  begun: number;
  /** Of them without an ad of the other person. */
  begunWithoutAd: number;
  /** Reports they have sent, repetitions included. */
  reported: number;
}

/** Nobody: a visitor. */
export type Reader = Person | undefined;

export interface Ad {
  id: string;
  owner: Person;
  /** The word that only its title holds now, and that of its description. */
  titleWord: string;
  textWord: string;
  status: ListingStatus;
  availability: Availability;
  /** The note of staff, only for a rejected ad. */
  note?: string;
  isDeleted: boolean;
}

export interface Message {
  id: string;
  by: Person;
  word: string;
  isDeleted: boolean;
  /** Then it can no longer be edited. */
  isReported: boolean;
  hiddenFor: Set<Person>;
}

/** What somebody has reported, as their list shows it. */
export interface Report extends Pick<
  SeenReport,
  'kind' | 'reason' | 'number' | 'title' | 'notes' | 'outcome'
> {
  by: Person;
  /** Id of the ad, the user or the message. */
  thing: string;
  /** Whose it is. */
  person: Person;
}

/** What two people have written. The number of a message is its place, from 1. */
export interface Talk {
  people: readonly [Person, Person];
  messages: Message[];
  hiddenUpTo: Map<Person, number>;
  /** The ad that it began from, with its title of then. */
  head?: { ad: Ad; word: string };
}

/** Whether a reader may get a word by this call. */
export type MayRead = (reader: Reader, call: string) => boolean;

export class MarketModel {
  readonly people: Person[] = [];
  readonly ads: Ad[] = [];
  readonly talks: Talk[] = [];
  readonly reports: Report[] = [];
  /** Each `{one}>{other}` blocks. */
  readonly blocks = new Set<string>();
  /** In the order in which they were added. */
  readonly favorites = new Map<Person, Ad[]>();
  /** Every word that somebody must not read. */
  readonly words = new Map<string, MayRead>();

  canView(ad: Ad, reader: Reader): boolean {
    if (ad.isDeleted) return false;
    return reader === ad.owner || (this.isPublished(ad) && ad.availability !== 'hidden');
  }

  isPublished(ad: Ad): boolean {
    return !ad.isDeleted && ad.status === 'approved' && ad.owner.state === 'active';
  }

  isListed(ad: Ad): boolean {
    return this.isPublished(ad) && ad.availability === 'forSale';
  }

  listedOf(owner: Person): Ad[] {
    return this.ads.filter((ad) => ad.owner === owner && this.isListed(ad));
  }

  favoritesOf(person: Person): Ad[] {
    return this.favorites.get(person) ?? [];
  }

  talkOf(one: Person, other: Person): Talk | undefined {
    return this.talks.find(({ people }) => people.includes(one) && people.includes(other));
  }

  /** Whether somebody has ever written to the reader. Their name goes with their account. */
  hasWritten(person: Person, reader: Reader): boolean {
    if (!reader || person.state === 'deleted') return false;
    return this.talkOf(person, reader)?.messages.some(({ by }) => by === person) ?? false;
  }

  haveBothWritten(person: Person, reader: Reader): boolean {
    if (!reader || person.state === 'deleted') return false;
    const { messages = [] } = this.talkOf(person, reader) ?? {};
    return [person, reader].every((each) => messages.some(({ by }) => by === each));
  }

  /** Whether somebody may know another: they have talked, or the other has an ad in lists. */
  knows(one: Person, other: Person): boolean {
    const isThere = other.state === 'active';
    return this.talkOf(one, other) !== undefined || (isThere && this.listedOf(other).length > 0);
  }

  /** What somebody sees of a conversation. */
  seenBy(reader: Person, { messages, hiddenUpTo }: Talk): Message[] {
    return messages.filter(
      ({ isDeleted, hiddenFor }, place) =>
        !isDeleted && !hiddenFor.has(reader) && place >= (hiddenUpTo.get(reader) ?? 0),
    );
  }

  /** Whether a word is in the title of something that somebody has reported. Their receipt contains the title. */
  hasReported(reader: Reader, word: string): boolean {
    return this.reports.some(({ by, title }) => by === reader && title.includes(word));
  }

  isBlocking(one: Person, other: Person): boolean {
    return this.blocks.has(blockOf(one, other));
  }

  delete(person: Person): void {
    person.state = 'deleted';
    for (const ad of this.ads) if (ad.owner === person) ad.isDeleted = true;
    this.favorites.delete(person);
    // A conversation keeps the block. Blocks without a conversation are deleted with the person.
    for (const other of this.people) {
      if (!this.talkOf(person, other)) this.blocks.delete(blockOf(person, other));
    }
  }
}

export function blockOf(one: Person, other: Person): string {
  return `${one.uid}>${other.uid}`;
}
