import { newSeed } from '../../support/fuzz.ts';
import { proveHostileTexts } from './hostile-texts.ts';

proveHostileTexts({ seed: newSeed, runs: 10_000, minutes: 9, saved: 100 });
