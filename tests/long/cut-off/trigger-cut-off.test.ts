import { proveTriggerCutOff } from './trigger-cut-off.ts';

proveTriggerCutOff('all', { 'the event comes again': [1, 2], 'the sweep takes it up': [1, 2] });
