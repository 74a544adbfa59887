import { proveTriggerCrash } from './trigger-crash.ts';

proveTriggerCrash('all', { 'the event comes again': [1, 2], 'the sweep takes it up': [1, 2] });
