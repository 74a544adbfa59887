import { keptInTab } from '../../../lib/browser/kept-in-tab.ts';

/** The search that a visitor wanted to save before signing in. */
export const searchToSave = keptInTab('qaysariSearchToSave', ['filter']);

/** The saved search in whose place another is to be put. */
export const searchToReplace = keptInTab('qaysariSearchToReplace', ['id', 'filter']);
