import { appendFileSync } from 'node:fs';

/** Set by `npm run prove`: each test adds its figures to that file. */
const figuresFile = process.env['QAYSARI_FIGURES'];

/** Whether tests take their long form: all of it, instead of the part that each `npm test` has time for. */
export const isProof = figuresFile !== undefined;

/** Leaves what was counted for the last line of `npm run prove`. */
export function writeFigures(figures: Record<string, number>): void {
  if (figuresFile !== undefined) appendFileSync(figuresFile, `${JSON.stringify(figures)}\n`);
}
