import { proveDeletionCutOff } from '../../long/cut-off/deletion-cut-off.ts';

proveDeletionCutOff([3]);
