import { vi } from 'vitest';

// Test files share a worker and its packages. Each begins with our own modules unloaded and no stub left.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
