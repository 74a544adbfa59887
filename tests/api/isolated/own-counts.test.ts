import { proveOwnCounts } from '../../long/races/own-counts.ts';

proveOwnCounts({ changes: 20 });
