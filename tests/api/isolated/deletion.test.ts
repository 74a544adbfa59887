import { proveDeletion } from '../../long/crash-recovery/deletion.ts';

proveDeletion(['archive', 'person']);
