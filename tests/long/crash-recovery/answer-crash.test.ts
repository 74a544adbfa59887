import { proveAnswerCrash } from './answer-crash.ts';

proveAnswerCrash('all');
