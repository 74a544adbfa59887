import { proveAnswerCrash } from '../../long/crash-recovery/answer-crash.ts';

proveAnswerCrash([2], ['a message is there once', 'an ad is there once, with its pictures']);
