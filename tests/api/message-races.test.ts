import { proveMessageRaces } from '../long/races/message-races.ts';

proveMessageRaces({ calls: 4, rounds: 1 });
