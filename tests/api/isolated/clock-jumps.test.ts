import { proveClockJumps } from '../../long/chaos/clock-jumps.ts';

proveClockJumps(['a day ahead', 'a year back']);
