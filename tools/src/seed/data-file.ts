import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { yup } from '@qaysari/contract/shared/schema';
import { parse } from 'yaml';
import { repositoryRoot } from '../repository.ts';

/** What a data file holds. */
export interface DataFile<Entry> {
  /** Those without problems. */
  entries: Entry[];
  /** One line for each: file, entry, field and what is wrong with it. */
  problems: string[];
}

/** The name by which people find an entry in its file. */
function nameOf(entry: unknown, index: number): string {
  const { key, listing, member } = (entry ?? {}) as Record<string, unknown>;
  const name = key ?? listing ?? member;
  return typeof name === 'string' ? name : `entry ${index + 1}`;
}

/** A name without a value is null in YAML. The form of a listing takes null, a document must not hold it. */
function emptyFields(entry: unknown): string[] {
  const fields = Object.entries(entry ?? {});
  return fields.flatMap(([name, value]) => (value === null ? [`${name}: empty`] : []));
}

function messagesOf({ inner, path = '', message }: yup.ValidationError): string[] {
  if (inner.length > 0) return inner.flatMap(messagesOf);
  return [path === '' ? message : `${path}: ${message}`];
}

/** Whether the value is right as it is written: nothing is trimmed or converted. */
function validate<Schema extends yup.AnyObjectSchema>(
  schema: Schema,
  raw: unknown,
): { entry: yup.InferType<Schema> } | { problems: string[] } {
  const empty = emptyFields(raw);
  if (empty.length > 0) return { problems: empty };
  try {
    return { entry: schema.validateSync(raw, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (error instanceof yup.ValidationError) return { problems: messagesOf(error) };
    throw error;
  }
}

function readList(file: string): unknown[] {
  const list: unknown = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error('The file is not a list.');
  return list;
}

/** Reads a YAML list. `moreProblems` finds in an entry what its schema cannot know. */
export function readDataFile<Schema extends yup.AnyObjectSchema>(
  file: string,
  schema: Schema,
  moreProblems: (entry: yup.InferType<Schema>) => readonly string[] = () => [],
): DataFile<yup.InferType<Schema>> {
  const shownFile = relative(repositoryRoot, file);
  const result: DataFile<yup.InferType<Schema>> = { entries: [], problems: [] };
  let list: unknown[];
  try {
    list = readList(file);
  } catch (error) {
    return { entries: [], problems: [`${shownFile}: ${(error as Error).message}`] };
  }
  for (const [index, raw] of list.entries()) {
    const checked = validate(schema, raw);
    const problems = 'problems' in checked ? checked.problems : moreProblems(checked.entry);
    result.problems.push(
      ...problems.map((problem) => `${shownFile}: ${nameOf(raw, index)}: ${problem}`),
    );
    if ('entry' in checked && problems.length === 0) result.entries.push(checked.entry);
  }
  return result;
}
