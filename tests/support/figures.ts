import { appendFileSync } from 'node:fs';

/** Set by `npm run prove`: each test adds its figures to that file. */
const figuresFile = process.env['QAYSARI_FIGURES'];

/** Leaves what was counted for the last line of `npm run prove`. */
export function writeFigures(figures: Record<string, number>): void {
  if (figuresFile !== undefined) appendFileSync(figuresFile, `${JSON.stringify(figures)}\n`);
}
