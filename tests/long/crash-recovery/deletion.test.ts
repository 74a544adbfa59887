import { proveDeletion } from './deletion.ts';

proveDeletion('all');
