import { proveOneAdContention } from './one-ad-contention.ts';

proveOneAdContention({ rounds: 4, visitors: 90 });
