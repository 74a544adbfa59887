import { columns } from '../../columns.ts';

/** One result: the target and the measured value. */
export interface Figure {
  name: string;
  /** The target; absent for values without one. */
  reach?: string;
  measured: string;
  /** Whether the target is met; absent without a target. */
  met?: boolean;
}

/** The result of a run: figures for people, and all numbers behind them. */
export interface BenchResult {
  figures: Figure[];
  numbers: Record<string, unknown>;
}

/** Formats a number with at most two decimals; a large one without. */
export function short(value: number): string {
  return String(Number(value.toFixed(value >= 100 ? 0 : 2)));
}

export function megabytes(bytes: number): string {
  return `${short(bytes / 1e6)} MB`;
}

function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, reach = '', measured, met }) => [
    met === undefined ? ' ' : met ? '✔' : '✘',
    name,
    reach,
    measured,
  ]);
  return columns([[' ', 'figure', 'reach', 'measured'], ...rows]);
}

/** Prints a result: a table for people, and a last line for programs. Answers 1 when a target is missed. */
export function printResult(result: BenchResult): 0 | 1 {
  console.log(figureTable(result.figures));
  console.log(resultLine(result));
  return result.figures.every(({ met }) => met !== false) ? 0 : 1;
}

/** The last line of the output, for programs. */
function resultLine({ figures, numbers }: BenchResult): string {
  const promised = figures.filter(({ met }) => met !== undefined);
  const met = promised.filter((figure) => figure.met).length;
  return `RESULT ${JSON.stringify({ met, of: promised.length, figures, numbers })}`;
}

/** The percentile of sorted values; `share` is from 0 to 1. NaN for no values. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median of a few measurements. */
export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).sort(), 0.5);
}
