import { sessionStorageValue } from '../../../lib/browser/session-storage-value.ts';

/** The saved search that is to be replaced by another. */
export const searchToReplace = sessionStorageValue('qaysariSearchToReplace', ['id', 'filter']);
