import { proveStranger } from './stranger.ts';

proveStranger({ times: 10_000, together: 40 });
