import { proveDeletionCutOff } from './deletion-cut-off.ts';

proveDeletionCutOff('all');
