import { campaignMark, pageParameters, type ServedRoute } from '@qaysari/contract/pages';

interface KnownQuery {
  /** What the page reads, in the order of addresses; '' for nothing, else with its question mark. */
  query: string;
  /** Whether it was asked for so. A query that differs is another page for the CDN, so it leads to this one. */
  isAsked: boolean;
}

/** What of a query a page reads. Marks of campaigns are passed over: a redirect would cost a visitor a second. */
export function knownQuery(asked: string | undefined, page: ServedRoute['name']): KnownQuery {
  const table: Readonly<Record<string, readonly string[]>> = pageParameters;
  const all = [...new URLSearchParams(asked)];
  const given = all.filter(([name]) => !campaignMark.test(name));
  const firsts = new Map(given.toReversed());
  const known = (table[page] ?? []).flatMap((name) => {
    const value = firsts.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const query =
    known.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(known)).toString()}`;
  // Hosting may write the same query in another way, so what it says is compared.
  const isSame = JSON.stringify(given) === JSON.stringify(known);
  return { query, isAsked: isSame && (asked === undefined || all.length > 0) };
}
