import { proveGuesses } from './guesses.ts';

proveGuesses({ codes: 300, passwords: 60 });
