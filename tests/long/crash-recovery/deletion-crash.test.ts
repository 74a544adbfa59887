import { proveDeletionCrash } from './deletion-crash.ts';

proveDeletionCrash('all');
