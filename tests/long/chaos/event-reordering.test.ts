import { newSeed } from '../../support/fuzz.ts';
import { proveEventReordering } from './event-reordering.ts';

proveEventReordering({ seed: newSeed, runs: 6, minutes: 9, length: 24 });
