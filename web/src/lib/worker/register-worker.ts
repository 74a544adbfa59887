const workerPath = '/sw.js';

/** Registers the service worker of the site (web/worker); the second time does nothing. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerAddress() as string);
}

/** Only some browsers have it (https://www.w3.org/TR/trusted-types/); TypeScript does not know it. */
interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}

let address: unknown;

/** The Content-Security-Policy lets this name make no other script than this one. */
function workerAddress(): unknown {
  address ??=
    (globalThis as WithTrustedTypes).trustedTypes
      ?.createPolicy('qaysari-push', { createScriptURL: () => workerPath })
      .createScriptURL(workerPath) ?? workerPath;
  return address;
}
