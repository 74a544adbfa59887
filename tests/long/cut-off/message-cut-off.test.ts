import { proveMessageCutOff } from './message-cut-off.ts';

proveMessageCutOff({ kills: 50, pairs: 100, messagesEach: 25, dies: [40, 80] });
