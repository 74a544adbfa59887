import { proveDeletionCrash } from '../../long/crash-recovery/deletion-crash.ts';

proveDeletionCrash([3]);
