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

/** The same in few forms: each has a wrong value of every field that has one more. */
export function wrongForms(wrong: readonly WrongField[]): Record<string, unknown>[] {
  const rounds: Record<string, unknown>[] = [];
  for (const [field, all] of Map.groupBy(wrong, (each) => each.field)) {
    all.forEach(({ value }, round) => ((rounds[round] ??= {})[field] = value));
  }
  return rounds;
}
