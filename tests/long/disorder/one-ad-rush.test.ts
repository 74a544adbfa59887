import { proveOneAdRush } from './one-ad-rush.ts';

proveOneAdRush({ rounds: 4, visitors: 90 });
