import type { Language } from '@qaysari/contract/shared/languages';
import type { Note } from '../note.ts';
import type { Answer } from '../work-off.ts';

/** One thing that waits for staff. */
export interface Waiting {
  kind: 'listing' | 'investor' | 'case' | 'promotion' | 'question';
  id: string;
  /** Since when it waits, in milliseconds. */
  since: number;
  /** When the people concerned last changed it. */
  changed: number;
}

/** What staff may do with a thing. */
export interface Choice {
  key: string;
  /** What it does, such as `approve`. */
  name: string;
  /** What was done, for the sum at the end. */
  outcome: string;
  asksNote: boolean;
  /** Why this thing does not allow it. */
  problem?: string | undefined;
  /** Throws a NotDone where the thing waits no more, or is another version than the one that was shown. */
  write: (note: Note | undefined) => Promise<Answer>;
  /** Has the thing wait again after `write`, and says what follows. Left out where that is impossible. */
  takeBack?: () => Promise<string>;
}

/** A thing as staff see it. */
export interface Thing {
  waiting: Waiting;
  title: string;
  lines: readonly string[];
  /** Of the person who reads a note about it. */
  language: Language;
  /** Keys of the ready sentences that suit it. */
  sentences: readonly string[];
  choices: readonly Choice[];
}
