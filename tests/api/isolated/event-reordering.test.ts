import { fixedSeed } from '../../support/fuzz.ts';
import { proveEventReordering } from '../../long/chaos/event-reordering.ts';

proveEventReordering({ seed: fixedSeed, runs: 1, length: 0 });
