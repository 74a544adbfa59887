/** One line of the bench: what is promised, what was measured. */
export interface Figure {
  name: string;
  /** The promise; left out for what is measured for the record only. */
  reach?: string;
  measured: string;
  /** Whether the promise is kept; left out where there is none. */
  met?: boolean;
}

/** What the bench found: the figures for people, and all numbers behind them. */
export interface BenchResult {
  figures: Figure[];
  numbers: Record<string, unknown>;
}

/** A number of at most two decimals, none where it is large. */
export function short(value: number): string {
  return String(Number(value.toFixed(value >= 100 ? 0 : 2)));
}

export function megabytes(bytes: number): string {
  return `${short(bytes / 1e6)} MB`;
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table of all figures. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, reach = '', measured, met }) => [
    met === undefined ? ' ' : met ? '✔' : '✘',
    name,
    reach,
    measured,
  ]);
  return columns([[' ', 'figure', 'reach', 'measured'], ...rows]);
}

/** The last line of the bench, for programs. */
export function resultLine({ figures, numbers }: BenchResult): string {
  const promised = figures.filter(({ met }) => met !== undefined);
  const met = promised.filter((figure) => figure.met).length;
  return `RESULT ${JSON.stringify({ met, of: promised.length, figures, numbers })}`;
}
