import { proveTriggerCutOff } from '../../long/cut-off/trigger-cut-off.ts';

proveTriggerCutOff([1], { 'the event comes again': [2] }, ['the decision of a case']);
