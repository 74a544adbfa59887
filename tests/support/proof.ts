import { writeFileSync } from 'node:fs';

/** Set by `npm run prove`: the figures of the proof are written into that file. */
const proofFile = process.env['QAYSARI_PROOF'];

/** Whether tests take their long form: all of it, instead of the part that each `npm test` has time for. */
export const isProof = proofFile !== undefined;

/** Leaves what was counted for the last line of `npm run prove`. */
export function writeFigures(figures: Record<string, number>): void {
  if (proofFile !== undefined) writeFileSync(proofFile, JSON.stringify(figures));
}
