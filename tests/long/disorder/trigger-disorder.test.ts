import { newSeed } from '../../support/fuzz.ts';
import { proveTriggerDisorder } from './trigger-disorder.ts';

proveTriggerDisorder({ seed: newSeed, runs: 6, minutes: 9, length: 24 });
