import { proveTriggerCrash } from '../../long/crash-recovery/trigger-crash.ts';

proveTriggerCrash([1], { 'the event comes again': [2] }, ['the decision of a case']);
