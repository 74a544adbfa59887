import { fixedSeed } from '../../support/fuzz.ts';
import { proveFuzzModel } from '../../long/fuzz/fuzz-model.ts';

proveFuzzModel({ seed: fixedSeed, runs: 1, maxCommands: 10 });
