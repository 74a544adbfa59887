import { proveMessageCutOff } from '../../long/cut-off/message-cut-off.ts';

proveMessageCutOff({ kills: 1, pairs: 2, messagesEach: 6, dies: [6, 12] });
