export interface WrongField {
  field: string;
  value: unknown;
}

/** A test case for each wrong value of each field. */
export function wrongFields(values: Readonly<Record<string, readonly unknown[]>>): WrongField[] {
  return Object.entries(values).flatMap(([field, wrong]) =>
    wrong.map((value) => ({ field, value })),
  );
}
