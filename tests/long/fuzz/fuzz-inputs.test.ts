import { newSeed } from '../../support/fuzz.ts';
import { proveFuzzInputs } from './fuzz-inputs.ts';

proveFuzzInputs({ seed: newSeed, runs: 900, minutes: 9, hosted: 100, patienceMs: 5_000 });
