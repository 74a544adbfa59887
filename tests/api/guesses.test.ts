import { proveGuesses } from '../long/races/guesses.ts';

proveGuesses({ codes: 40, passwords: 30 });
