import { readJson, writeItem } from '../../../lib/browser/storage.ts';

/** What somebody is about to do with a search: kept in this tab for half an hour. */
const lifeMs = 30 * 60_000;

/** The search that a visitor wanted to save before signing in. */
export const searchToSave = keptInTab('qaysariSearchToSave', ['filter']);

/** The saved search in whose place another is to be put. */
export const searchToReplace = keptInTab('qaysariSearchToReplace', ['id', 'filter']);

/** Where storage is refused, nothing is kept: the person begins again. */
function keptInTab<Name extends string>(key: string, names: readonly Name[]) {
  const read = (): Record<Name, string> | undefined => {
    const value = readJson('sessionStorage', key);
    if (typeof value !== 'object' || value === null) return undefined;
    const fields = value as Record<string, unknown>;
    const isFresh = Math.abs(Date.now() - Number(fields['at'])) < lifeMs;
    const isWhole = names.every((name) => typeof fields[name] === 'string');
    return isFresh && isWhole ? (fields as Record<Name, string>) : undefined;
  };
  const drop = (): void => void writeItem('sessionStorage', key, null);
  return {
    read,
    drop,
    keep: (value: Record<Name, string>): void =>
      void writeItem('sessionStorage', key, JSON.stringify({ ...value, at: Date.now() })),
  };
}
