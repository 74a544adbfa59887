import { PlainProblem } from '../plain-problem.ts';
import { proofParts, provePart, resultLine, type Proof } from '../testing/prove.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !proofParts.includes(name));
  if (unknown.length > 0) {
    throw new PlainProblem(
      `There is no part "${unknown.join(', ')}". The parts are: ${proofParts.join(', ')}.`,
    );
  }
  const proofs: Record<string, Proof> = {};
  for (const part of asked.length > 0 ? asked : proofParts) {
    proofs[part] = await provePart(part, signal);
  }
  const failures = Object.values(proofs).flatMap((proof) => proof.failures);
  if (failures.length > 0) console.log(['Failed:', ...failures].join('\n'));
  console.log(resultLine(proofs));
  return failures.length === 0 ? 0 : 1;
});
