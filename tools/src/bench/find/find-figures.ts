import { languageCodes } from '@qaysari/contract/shared/languages';
import { columns } from '../../columns.ts';
import { queryKinds, type JudgedQuery } from './judged-queries.ts';

/** What the engine answers to a query. Listings by their keys. */
export interface JudgedAnswer {
  query: JudgedQuery;
  /** On page 1. */
  shown: readonly string[];
  /** On all pages. */
  found: readonly string[];
  /** Whether a line above the answer names words that were left out or replaced. */
  hasNotice: boolean;
}

/** Means over queries. Null where there is no query to take the mean of. */
export interface FindFigures {
  queries: number;
  /** Shows a right listing; where none is right, shows nothing or has a notice. */
  success: number | null;
  /** Found among the right ones. Only queries that have right ones. */
  recall: number | null;
  /** Shown among the right ones. */
  recallAt12: number | null;
  /** Right among those shown. Only answers without a notice that show something. */
  precision: number | null;
  /** The same of answers with a notice. */
  precisionWithNotice: number | null;
}

const rightAmong = ({ right }: JudgedQuery, keys: readonly string[]) =>
  keys.filter((key) => right.has(key)).length;

function isSuccess({ query, shown, hasNotice }: JudgedAnswer): boolean {
  if (query.right.size === 0) return shown.length === 0 || hasNotice;
  return rightAmong(query, shown) > 0;
}

function mean<T>(of: readonly T[], value: (each: T) => number): number | null {
  if (of.length === 0) return null;
  const sum = of.reduce((before, each) => before + value(each), 0);
  return Number((sum / of.length).toFixed(3));
}

/** The figures of these answers. */
export function findFigures(answers: readonly JudgedAnswer[]): FindFigures {
  const answerable = answers.filter(({ query }) => query.right.size > 0);
  const showing = (notice: boolean) =>
    answers.filter(({ shown, hasNotice }) => shown.length > 0 && hasNotice === notice);
  const recallOf = (query: JudgedQuery, keys: readonly string[]) =>
    rightAmong(query, keys) / query.right.size;
  const precisionOf = ({ query, shown }: JudgedAnswer) => rightAmong(query, shown) / shown.length;
  return {
    queries: answers.length,
    success: mean(answers, (each) => (isSuccess(each) ? 1 : 0)),
    recall: mean(answerable, ({ query, found }) => recallOf(query, found)),
    recallAt12: mean(answerable, ({ query, shown }) => recallOf(query, shown)),
    precision: mean(showing(false), precisionOf),
    precisionWithNotice: mean(showing(true), precisionOf),
  };
}

function figureRow(name: string, answers: readonly JudgedAnswer[]): string[] {
  const { queries, ...means } = findFigures(answers);
  const percent = (value: number | null) =>
    value === null ? '–' : `${(value * 100).toFixed(0)} %`;
  return [name, String(queries), ...Object.values(means).map(percent)];
}

function failedText({ query, shown, found }: JudgedAnswer): string {
  const few = (keys: readonly string[], of = keys.length) =>
    of === 0 ? 'nothing' : `${keys.slice(0, 4).join(', ')}${of > 4 ? ` … (${of})` : ''}`;
  return [
    `${query.language}, ${query.kind}: ${query.text}`,
    `  shown: ${few(shown, found.length)}`,
    `  right: ${few([...query.right])}`,
  ].join('\n');
}

/** The figures by language, by kind and in all, then the queries that failed, then a line for programs. */
export function findReport(answers: readonly JudgedAnswer[]): string {
  const inLanguage = languageCodes.map(
    (language) => [language, answers.filter(({ query }) => query.language === language)] as const,
  );
  const ofKind = queryKinds.map(
    (kind) => [kind, answers.filter(({ query }) => query.kind === kind)] as const,
  );
  const head = ['', 'queries', 'success', 'recall', 'recall@12', 'precision', 'with notice'];
  const groups = [...inLanguage, ...ofKind, ['all', answers] as const];
  const failed = answers.filter((each) => !isSuccess(each));
  const numbers = [...inLanguage, ['all', answers] as const].map(
    ([name, group]) => [name, findFigures(group)] as const,
  );
  return [
    columns([head, ...groups.map(([name, group]) => figureRow(name, group))]),
    '',
    `${failed.length} failed:`,
    ...failed.map(failedText),
    '',
    `RESULT ${JSON.stringify(Object.fromEntries(numbers))}`,
  ].join('\n');
}
