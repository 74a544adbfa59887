import { fixedSeed } from '../../support/fuzz.ts';
import { proveFuzzInputs } from '../../long/fuzz/fuzz-inputs.ts';

proveFuzzInputs({ seed: fixedSeed, runs: 6, hosted: 3 });
