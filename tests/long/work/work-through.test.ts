import { proveWorkThrough } from './work-through.ts';

proveWorkThrough({ things: 200 });
