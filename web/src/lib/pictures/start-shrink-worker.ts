import address from './shrink-worker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/** Only some browsers have it (https://www.w3.org/TR/trusted-types/); TypeScript does not know it. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | undefined;

/**
 * Starts the worker that shrinks pictures. The Content-Security-Policy lets a script be made from a text
 * nowhere but here, and here only from the address of this worker.
 */
export function startShrinkWorker(): Worker {
  policy ??= (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('qaysari-worker', {
    createScriptURL: () => address,
  });
  const trusted = policy?.createScriptURL(address) ?? address;
  return new Worker(trusted as string, { type: 'module' });
}
