import { runOnTarget } from './run-on-target.ts';

const about = `Plans the question whether they are still for sale for ads that have none yet: those from before
there was the question, and imported ones. Of the running emulators, or of a real project.`;

await runOnTarget('npm run questions:plan', about, async () => {
  const { planQuestions } =
    await import('../../../functions/src/listing/still-for-sale/ask-owners.ts');
  return `Planned the question for ${await planQuestions()} ads; the others had one.`;
});
