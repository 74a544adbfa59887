/** What one part of `npm run prove` found. */
export interface Proof {
  /** One text for each thing that does not hold. */
  failures: readonly string[];
  /** What was counted on the way. */
  figures: Record<string, number>;
}

/** One part of the proof. It starts what it needs, and ends it. */
export type ProofPart = (signal: AbortSignal) => Promise<Proof>;

/** The last line of the output, for programs. */
export function resultLine(proofs: Readonly<Record<string, Proof>>): string {
  const parts = Object.entries(proofs).map(([name, { figures, failures }]) => [
    name,
    { ...figures, failures: failures.length },
  ]);
  const failures = Object.values(proofs).reduce((sum, proof) => sum + proof.failures.length, 0);
  return `RESULT ${JSON.stringify({ failures, parts: Object.fromEntries(parts) as unknown })}`;
}
