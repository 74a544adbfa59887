import { write } from 'firebase-functions/logger';

/** What the environment says. This file is the only reader of `process.env`. */
export interface Config {
  /** Whether this process answers HTTPS functions, not triggers. */
  servesHttp: boolean;
  /** Where people reach the site, without a slash at the end: for links in mails and redirects. */
  siteOrigin: string;
  /** The project's web API key, which Identity Toolkit asks for. No secret. */
  webApiKey: string;
  /** `host:port` of the Auth emulator; undefined in production. */
  authEmulatorHost: string | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  providers: Record<'google' | 'facebook', ProviderConfig | undefined>;
}

/** An OpenID provider that people can sign in through. */
export interface ProviderConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

let cached: Config | undefined;

/** Reads the environment, once. */
export function config(): Config {
  cached ??= readConfig(process.env);
  return cached;
}

export function readConfig(environment: Environment): Config {
  return {
    // Set by Cloud Functions and its emulator; functions-framework takes a missing one for http too.
    servesHttp: (environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http',
    // Without a domain of its own, Hosting serves a project here.
    siteOrigin: environment['SITE_ORIGIN'] ?? `https://${environment['GCLOUD_PROJECT']}.web.app`,
    webApiKey: environment['WEB_API_KEY'] ?? 'emulator',
    authEmulatorHost: environment['FIREBASE_AUTH_EMULATOR_HOST'],
    mail: {
      smtpUrl: environment['SMTP_URL'],
      from: environment['MAIL_FROM'] ?? 'Qaysari <no-reply@qaysari.example>',
    },
    providers: {
      google: readProvider(environment, 'GOOGLE', 'https://accounts.google.com'),
      facebook: readProvider(environment, 'FACEBOOK', 'https://www.facebook.com'),
    },
  };
}

/**
 * The e-mail address of a function's own service account. Whole, as firebase-tools completes the short
 * form `name@` neither where it gives access to secrets nor for scheduled jobs.
 */
export function serviceAccount(name: string, environment: Environment = process.env): string {
  return `qaysari-${name}@${environment['GCLOUD_PROJECT']}.iam.gserviceaccount.com`;
}

/** Settings without which a function would only seem to work, by the function that reads them. */
const requiredSettings = {
  WEB_API_KEY: ['api'],
  MAIL_FROM: ['mailCreated'],
  SMTP_URL: ['mailCreated'],
} as const;

/** The names of the settings that this production instance needs and lacks; none anywhere else. */
export function missingSettings(environment: Environment): string[] {
  // Cloud Run names itself here, and the emulators do too; the discovery of a deployment does not.
  if (!environment['K_SERVICE'] || environment['FUNCTIONS_EMULATOR'] === 'true') return [];
  return Object.entries(requiredSettings)
    .filter(([, functions]) => functions.some((name) => name === environment['FUNCTION_TARGET']))
    .map(([name]) => name)
    .filter((name) => !environment[name]);
}

/** Ends a production instance that lacks a setting, with one line in the log: its deployment fails. */
export function exitWhenSettingsAreMissing(): void {
  const missing = missingSettings(process.env);
  if (missing.length === 0) return;
  const message = `Not started: ${missing.join(', ')} not set for this function (docs/deploy.md).`;
  write({ severity: 'CRITICAL', message });
  process.exit(1);
}

/** What Secret Manager keeps for the functions, so that no other place has to. */
interface Secrets {
  api: string[];
  mailCreated: string[];
}

/**
 * Names of the secrets that each function is deployed with: of a provider only where its id is set. The
 * emulators have them in the environment instead.
 */
export function secretNames(environment: Environment = process.env): Secrets {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') return { api: [], mailCreated: [] };
  const names = ['GOOGLE', 'FACEBOOK'].filter((name) => environment[`${name}_CLIENT_ID`]);
  return { api: names.map((name) => `${name}_CLIENT_SECRET`), mailCreated: ['SMTP_URL'] };
}

/** Undefined unless both id and secret are set: then nobody is offered this way to sign in. */
function readProvider(
  environment: Environment,
  name: string,
  defaultIssuer: string,
): ProviderConfig | undefined {
  const clientId = environment[`${name}_CLIENT_ID`];
  const clientSecret = environment[`${name}_CLIENT_SECRET`];
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer: environment[`${name}_ISSUER`] ?? defaultIssuer };
}
