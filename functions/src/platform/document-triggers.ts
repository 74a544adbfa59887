import { createRequire } from 'node:module';
import { isHttpInstance } from './config.ts';

type Triggers = Pick<
  typeof import('firebase-functions/firestore'),
  'onDocumentCreated' | 'onDocumentWritten'
>;

/** In place of a declaration where nobody calls what it declares. */
const nothing = () => undefined;

/** `require`, because the emulator cannot start a module that awaits. */
function loadTriggers(): Triggers {
  return isHttpInstance()
    ? ({ onDocumentCreated: nothing, onDocumentWritten: nothing } as unknown as Triggers)
    : (createRequire(import.meta.url)('firebase-functions/firestore') as Triggers);
}

/**
 * How triggers of documents are declared. The package loads the whole client of Firestore, which takes longer than
 * all else when a function starts. So an instance that answers requests does without.
 */
export const { onDocumentCreated, onDocumentWritten } = loadTriggers();
