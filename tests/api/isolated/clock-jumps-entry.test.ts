import { proveEntry } from '../../long/disorder/clock-jumps-entry.ts';

proveEntry(['a day ahead', 'a year back']);
