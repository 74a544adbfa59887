import { proveStranger } from '../long/load/stranger.ts';

proveStranger({ times: 192, together: 12 });
