import { proveAnswerCutOff } from './answer-cut-off.ts';

proveAnswerCutOff('all');
