import { buildWhenChanged } from '../build/build-when-changed.ts';
import { freePorts, localHost } from '../emulators/ports.ts';
import {
  startEmulators,
  type EmulatorOptions,
  type Emulators,
} from '../emulators/start-emulators.ts';
import {
  startMailCatcher,
  defaultMailPorts,
  type MailCatcher,
} from '../mail-catcher/start-mail-catcher.ts';
import { newPushKeys } from './push-keys.ts';
import { writeSeedRate } from '../seed/seed-rate.ts';
import { seedBuild, seedExport } from '../seed/seed-build.ts';

/** What `npm start` and the tests run: all emulators with the seed, and the mail catcher. */
export interface Product {
  emulators: Emulators;
  mail: MailCatcher;
  stop(): Promise<void>;
}

export type ProductOptions = Omit<EmulatorOptions, 'services' | 'importFrom' | 'fill'> & {
  signal: AbortSignal;
};

async function mailPorts(ports: ProductOptions['ports']): Promise<{ smtp: number; web: number }> {
  if (ports === 'default') return defaultMailPorts;
  const [smtp = 0, web = 0] = await freePorts(2);
  return { smtp, web };
}

/**
 * Makes the seed's data if it changed, then starts everything. Rejects like `startEmulators`, and then
 * nothing is left running.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await buildWhenChanged(seedBuild(options.signal));
  const mail = await startMailCatcher(await mailPorts(options.ports));
  try {
    const emulators = await startEmulators({
      ...options,
      services: ['auth', 'functions', 'firestore', 'storage', 'hosting'],
      importFrom: seedExport,
      fill: ({ firestore }) => writeSeedRate(`${localHost}:${firestore}`),
      environment: {
        SMTP_URL: mail.smtpUrl,
        SMS_URL: mail.smsUrl,
        ...newPushKeys(),
        ...options.environment,
      },
    });
    const stop = async () => {
      await Promise.all([emulators.stop(), mail.stop()]);
    };
    return { emulators, mail, stop };
  } catch (error) {
    await mail.stop();
    throw error;
  }
}
