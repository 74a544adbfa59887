import { proveEntry } from '../../long/chaos/clock-jumps-entry.ts';

proveEntry(['a day ahead', 'a year back']);
