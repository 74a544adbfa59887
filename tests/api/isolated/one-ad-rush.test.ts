import { proveOneAdRush } from '../../long/disorder/one-ad-rush.ts';

proveOneAdRush({ rounds: 1, visitors: 12 });
