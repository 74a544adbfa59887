import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, vi } from 'vitest';

// After begin-file.ts. An API test file leaves its process no app, no spy, and the settings that it found.
const settings = { ...process.env };
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, settings);
});
