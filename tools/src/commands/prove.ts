import { PlainProblem } from '../plain-problem.ts';
import { proofParts, proveParts, resultLine } from '../testing/prove.ts';
import { sortWords } from '../testing/test-selection.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  const { parts, patterns, options } = sortWords(process.argv.slice(2), proofParts);
  if (parts.length === 0 && patterns.length > 0) {
    throw new PlainProblem(
      `There is no part "${patterns.join(', ')}". The parts are: ${proofParts.join(', ')}.`,
    );
  }
  const chosen = parts.length > 0 ? parts : proofParts;
  const proofs = await proveParts(chosen, { patterns, options, signal });
  const failures = Object.values(proofs).flatMap((proof) => proof.failures);
  if (
    failures.length === 0 &&
    Object.values(proofs).every(({ figures }) => figures['tests'] === 0)
  ) {
    throw new PlainProblem(`No test of these parts fits "${process.argv.slice(2).join(' ')}".`);
  }
  if (failures.length > 0) console.log(['Failed:', ...failures].join('\n'));
  console.log(resultLine(proofs));
  return failures.length === 0 ? 0 : 1;
});
