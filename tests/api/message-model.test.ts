import { fixedSeed } from '../support/fuzz.ts';
import { proveMessageModel } from '../long/races/message-model.ts';

proveMessageModel({ seed: fixedSeed, runs: 1, together: 1 });
