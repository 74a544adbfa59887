import { fixedSeed } from '../support/fuzz.ts';
import { proveHostileTexts } from '../long/fuzz/hostile-texts.ts';

proveHostileTexts({ seed: fixedSeed, runs: 20, saved: 3 });
