import { proveHostileUploads } from './hostile-uploads.ts';

proveHostileUploads({ step: 1 });
