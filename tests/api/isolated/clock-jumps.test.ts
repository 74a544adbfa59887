import { proveClockJumps } from '../../long/disorder/clock-jumps.ts';

proveClockJumps(['a day ahead', 'a year back']);
