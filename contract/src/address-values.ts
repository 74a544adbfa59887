import { commaList, idList, plainNumber, trimmed, type NumberType } from './query-values.ts';

/** The query of an address, of which these names are read and no others. */
export interface AddressQuery<Name extends string> {
  get: (name: Name) => string | null;
  has: (name: Name) => boolean;
}

/**
 * Reads the address of a page as the fields of schemas read a query (query-fields.ts, id-list-field.ts), without a
 * schema. What is wrong counts as absent.
 */
export function readAddress<Name extends string>(query: AddressQuery<Name>) {
  const raw = (name: Name) => query.get(name) ?? undefined;
  return {
    choice: <Id extends string>(name: Name, known: readonly Id[]) =>
      known.find((id) => id === raw(name)),
    /** As `commaListField`. */
    list: <Id extends string>(name: Name, known: readonly Id[]) =>
      allKnown(commaList(raw(name)), known),
    /** As `idListField`: empty when absent, and an empty part is none. */
    ids: <Id extends string>(name: Name, known: readonly Id[]) =>
      allKnown(idList(raw(name)), known) ?? [],
    number(name: Name, type: NumberType, min: number, max: number) {
      const value = plainNumber(type, raw(name));
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    text(name: Name, max: number) {
      const text = trimmed(raw(name));
      return typeof text === 'string' && text.length <= max ? text : undefined;
    },
  };
}

/** Undefined when one of the ids is unknown. */
function allKnown<Id extends string>(
  ids: readonly string[] | false | undefined,
  known: readonly Id[],
): Id[] | undefined {
  if (!ids) return undefined;
  const right = ids.filter((id): id is Id => (known as readonly string[]).includes(id));
  return right.length === ids.length ? right : undefined;
}
