import { proveAnswerCutOff } from '../../long/cut-off/answer-cut-off.ts';

proveAnswerCutOff([2], ['a message is there once', 'an ad is there once, with its pictures']);
