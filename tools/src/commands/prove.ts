import { PlainProblem } from '../plain-problem.ts';
import { proofParts } from '../prove/parts.ts';
import { resultLine, type Proof } from '../prove/proof.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in proofParts));
  if (unknown.length > 0) {
    const known = Object.keys(proofParts).join(', ');
    throw new PlainProblem(`There is no part "${unknown.join(', ')}". The parts are: ${known}.`);
  }
  const proofs: Record<string, Proof> = {};
  for (const [name, prove] of Object.entries(proofParts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const from = performance.now();
    const proof = await prove(signal);
    const seconds = Math.round((performance.now() - from) / 1000);
    proofs[name] = { ...proof, figures: { ...proof.figures, seconds } };
  }
  const failures = Object.values(proofs).flatMap((proof) => proof.failures);
  if (failures.length > 0) console.log(['Failed:', ...failures].join('\n'));
  console.log(resultLine(proofs));
  return failures.length === 0 ? 0 : 1;
});
