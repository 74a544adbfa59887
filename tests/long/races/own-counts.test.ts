import { proveOwnCounts } from './own-counts.ts';

proveOwnCounts({ changes: 100 });
