import { proveHostileUploads } from '../long/fuzz/hostile-uploads.ts';

proveHostileUploads({ step: 67 });
