import { proveStranger } from './stranger.ts';

proveStranger({ times: 3_400, together: 40 });
