import { readJson, writeItem } from './storage.ts';

const lifeMs = 30 * 60_000;

/**
 * What somebody is about to do, such as before signing in: texts that this tab stores for half an hour. Where storage
 * is refused, nothing is stored, and the person starts again.
 */
export function sessionStorageValue<Name extends string>(key: string, names: readonly Name[]) {
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
