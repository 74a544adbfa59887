import { sessionStorageValue } from '../../../lib/browser/session-storage-value.ts';

/** The search that a visitor wanted to save before signing in. */
export const searchToSave = sessionStorageValue('qaysariSearchToSave', ['filter']);

/** The saved search that is to be replaced by another. */
export const searchToReplace = sessionStorageValue('qaysariSearchToReplace', ['id', 'filter']);
