import { proveAnswerCutOff } from '../../long/cut-off/answer-cut-off.ts';

proveAnswerCutOff([2]);
