import { newSeed } from '../../support/fuzz.ts';
import { proveMessageModel } from './message-model.ts';

proveMessageModel({ seed: newSeed, runs: 60, minutes: 9, together: 20 });
