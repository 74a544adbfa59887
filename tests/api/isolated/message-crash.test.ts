import { proveMessageCrash } from '../../long/crash-recovery/message-crash.ts';

proveMessageCrash({ kills: 1, pairs: 2, messagesEach: 6, dies: [6, 12] });
