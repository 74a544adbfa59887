import { createSignal } from '../../lib/browser/signal.ts';
import { readItem, writeItem } from '../../lib/browser/storage.ts';
import { changeDeviceDraft, readDeviceDraft } from '../../lib/drafts/drafts.ts';

/** Hearts that were pressed while no answer came. They wait on the device, by person, until the API has them. */

const draftName = 'hearts';
const noteName = 'qaysariHearts';

export interface WaitingHeart {
  id: string;
  /** What the heart was pressed to last. */
  value: boolean;
  title: string;
  /** Milliseconds. */
  at: number;
}

const noteChanged = createSignal();

/** Notes whether hearts wait, so that pages need not load anything to find out. */
export function noteWaitingHearts(isWaiting: boolean): void {
  writeItem('localStorage', noteName, isWaiting ? 'waiting' : null);
  noteChanged.emit();
}

const hasNote = () => readItem('localStorage', noteName) !== null;

/** Whether hearts wait on this device: of whoever is signed in, most likely. */
export function useHasWaitingHearts(): boolean {
  return noteChanged.useValue(hasNote);
}

/** What storage held: nothing else than hearts is taken from it. */
export function heartsIn(stored: unknown): readonly WaitingHeart[] {
  return Array.isArray(stored) ? stored.filter(isHeart) : [];
}

function isHeart(heart: unknown): heart is WaitingHeart {
  if (typeof heart !== 'object' || heart === null) return false;
  const { id, value, title, at } = heart as Partial<WaitingHeart>;
  return (
    typeof id === 'string' &&
    typeof value === 'boolean' &&
    typeof title === 'string' &&
    typeof at === 'number'
  );
}

/** The last press counts; the first heart stays the first. */
export function withHeart(hearts: readonly WaitingHeart[], heart: WaitingHeart): WaitingHeart[] {
  const isKnown = hearts.some(({ id }) => id === heart.id);
  return isKnown ? hearts.map((each) => (each.id === heart.id ? heart : each)) : [...hearts, heart];
}

/** Without one that was sent; one that was pressed again meanwhile stays. */
export function withoutHeart(
  hearts: readonly WaitingHeart[],
  sent: Pick<WaitingHeart, 'id' | 'at'>,
): WaitingHeart[] {
  return hearts.filter(({ id, at }) => id !== sent.id || at > sent.at);
}

export async function waitingHearts(userId: string): Promise<readonly WaitingHeart[]> {
  return heartsIn(await readDeviceDraft(userId, draftName));
}

/** Answers whether it was kept: browsers may refuse storage. */
export async function keepHeart(userId: string, heart: WaitingHeart): Promise<boolean> {
  const kept = await change(userId, (hearts) => withHeart(hearts, heart));
  return kept !== undefined;
}

/** The API knows what became of it, or of a later press. */
export async function settleHeart(
  userId: string,
  sent: Pick<WaitingHeart, 'id' | 'at'>,
): Promise<void> {
  if (hasNote()) await change(userId, (hearts) => withoutHeart(hearts, sent));
}

async function change(
  userId: string,
  by: (hearts: readonly WaitingHeart[]) => WaitingHeart[],
): Promise<WaitingHeart[] | undefined> {
  const hearts = await changeDeviceDraft(userId, draftName, (stored) => by(heartsIn(stored)));
  if (hearts) noteWaitingHearts(hearts.length > 0);
  return hearts;
}
