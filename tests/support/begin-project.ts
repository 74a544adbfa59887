import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, vi } from 'vitest';

// Test files share a process and its packages. Each begins without an app, with the product's modules unloaded and the
// settings of the run.
vi.resetModules();
const settings = { ...process.env };
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, settings);
});
