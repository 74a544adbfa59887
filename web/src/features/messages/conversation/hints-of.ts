import type { ShownMessage } from '../data/shown-message.ts';
import { hintFor, type Hint } from '../text/hints.ts';

/** What the reader is reminded of beside which message, by id: once for messages in a row about the same. */
export function hintsOf(messages: readonly ShownMessage[], ownHost: string): Map<string, Hint> {
  const hints = new Map<string, Hint>();
  let before: Hint | undefined;
  for (const { _id: id, isOwn, content } of messages) {
    if (isOwn) continue;
    const hint = hintFor(content, ownHost);
    if (hint !== undefined && hint !== before) hints.set(id, hint);
    before = hint;
  }
  return hints;
}
