export interface WrongField {
  field: string;
  value: unknown;
}

/** A test case for each wrong value of each field. A field of the form that has none does not compile. */
export function wrongFields<Form extends object>(
  values: Readonly<Record<keyof Form & string, readonly unknown[]>>,
): WrongField[] {
  return Object.entries<readonly unknown[]>(values).flatMap(([field, wrong]) =>
    wrong.map((value) => ({ field, value })),
  );
}
