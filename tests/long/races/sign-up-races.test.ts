import { proveSignUpRaces } from './sign-up-races.ts';

proveSignUpRaces({ attempts: 50, rounds: 4 });
