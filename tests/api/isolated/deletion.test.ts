import { proveDeletion } from '../../long/cut-off/deletion.ts';

proveDeletion(['archive', 'person']);
