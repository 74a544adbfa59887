import { proveMessageRaces } from './message-races.ts';

proveMessageRaces({ calls: 26, rounds: 5 });
