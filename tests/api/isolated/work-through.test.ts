import { proveWorkThrough } from '../../long/work/work-through.ts';

proveWorkThrough({ things: 10 });
