import { newSeed } from '../../support/fuzz.ts';
import { proveFuzzModel } from './fuzz-model.ts';

proveFuzzModel({ seed: newSeed, runs: 20, minutes: 12, maxCommands: 60, patienceMs: 5_000 });
