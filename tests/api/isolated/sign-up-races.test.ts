import { proveSignUpRaces } from '../../long/races/sign-up-races.ts';

proveSignUpRaces({ attempts: 6, rounds: 1 });
