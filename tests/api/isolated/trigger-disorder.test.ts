import { fixedSeed } from '../../support/fuzz.ts';
import { proveTriggerDisorder } from '../../long/disorder/trigger-disorder.ts';

proveTriggerDisorder({ seed: fixedSeed, runs: 1, length: 0 });
