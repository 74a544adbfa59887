import { everyJump } from '../../support/wrong-clock.ts';
import { proveEntry } from './clock-jumps-entry.ts';

proveEntry(everyJump);
