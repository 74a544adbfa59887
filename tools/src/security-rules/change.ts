import type { Expression, Span } from './syntax.ts';

/** From the most dangerous kind of mistake to the least. */
export const kinds = [
  'lets everything pass',
  'allows another method',
  'drops an arm',
  'takes another field',
  'lifts a limit',
  'widens a list',
  'opens a path',
  'loosens a pattern',
  'joins otherwise',
  'compares otherwise',
  'loses a not',
  'calls otherwise',
  'refuses everything',
] as const;

export interface Change {
  kind: (typeof kinds)[number];
  place: string;
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
  /** The change in words, where the texts before and after would be long. */
  said?: string;
}

/** Changes the part at hand. */
export type Edit = Omit<Change, 'place'>;

export type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** A field that somebody could confuse it with. */
export const otherFields: Record<string, string> = {
  sender: 'receiver',
  receiver: 'sender',
  owner: 'editor',
  content: 'editedAt',
  editedAt: 'content',
  blockedAt: 'deletedAt',
  deletedAt: 'blockedAt',
  blockedBy: 'participants',
  participants: 'blockedBy',
};
