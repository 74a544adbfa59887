import { proveMessageCrash } from './message-crash.ts';

proveMessageCrash({ kills: 50, pairs: 100, messagesEach: 25, dies: [40, 80] });
