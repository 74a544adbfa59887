import type { ProofPart } from './proof.ts';
import { proveAlerts } from './prove-alerts.ts';
import { proveCutOff } from './prove-cut-off.ts';
import { proveDisorder } from './prove-disorder.ts';
import { proveFuzz } from './prove-fuzz.ts';
import { proveMatrix } from './prove-matrix.ts';
import { proveRules } from './prove-rules.ts';

/** The parts of `npm run prove`, in their order. A new one is a line here and a file beside. */
export const proofParts: Readonly<Record<string, ProofPart>> = {
  matrix: proveMatrix,
  rules: proveRules,
  'cut-off': proveCutOff,
  disorder: proveDisorder,
  fuzz: proveFuzz,
  alerts: proveAlerts,
};
