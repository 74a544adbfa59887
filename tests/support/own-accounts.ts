import type { App } from 'firebase-admin/app';

/**
 * Has passwords and custom tokens checked in the project of this app. Identity Toolkit knows a project by its
 * API key; the emulator takes any key for that of its first project. The answer ends it.
 */
export function accountsOf(app: App): () => void {
  const send = globalThis.fetch;
  const { projectId: targetProjectId = '' } = app.options;
  globalThis.fetch = (input, init) => {
    const isCheck = typeof input === 'string' && /\/v1\/accounts:signInWith\w+\?/.test(input);
    if (!isCheck || typeof init?.body !== 'string') return send(input, init);
    const asked = JSON.parse(init.body) as object;
    const headers = new Headers(init.headers);
    headers.set('Authorization', 'Bearer owner');
    return send(input, { ...init, headers, body: JSON.stringify({ ...asked, targetProjectId }) });
  };
  return () => {
    globalThis.fetch = send;
  };
}
