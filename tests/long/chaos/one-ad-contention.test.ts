import { proveOneAdRush } from './one-ad-contention.ts';

proveOneAdRush({ rounds: 4, visitors: 90 });
