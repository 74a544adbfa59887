import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { write } from 'firebase-functions/logger';

/** The settings of the environment. Only this file reads `process.env`. */
export interface Config {
  /** Whether this process runs an HTTPS function and not a trigger. */
  servesHttp: boolean;
  /** Origin of the site, without a slash at the end: for links in mails and for redirects. */
  siteOrigin: string;
  /** How long a page may wait for its data, in milliseconds, before the built one is answered. */
  pageTimeoutMs: number;
  /** The project's web API key, which Identity Toolkit requires. Not a secret. */
  webApiKey: string;
  /** `host:port` of the Auth emulator; undefined in production. */
  authEmulatorHost: string | undefined;
  /** `host:port` of the Firestore emulator; undefined in production. */
  firestoreEmulatorHost: string | undefined;
  projectId: string;
  /** Networks of proxies in CIDR notation; undefined for those that http/client-address.ts names. */
  trustedProxies: readonly string[] | undefined;
  /** Secret key of hashes: of network addresses, of what a limit counts, of links that end mails. Undefined: none. */
  addressHashKey: string | undefined;
  /** Secret key of the links that show our team what waits (review/link.ts). Undefined: none. */
  reviewLinkKey: string | undefined;
  /** Undefined: App Check is not used. */
  appCheck: AppCheckConfig | undefined;
  /** Who is notified of what waits; undefined: nobody. `times`: of day in Baghdad, such as `09:00`. */
  staff: { mail: string | undefined; times: readonly string[]; language: Language };
  /** Bare addresses: a mail names the site in its language. `replyTo` is read by people; `from` need not be. */
  mail: { smtpUrl: string | undefined; from: string; replyTo: string };
  /** Undefined: no short messages are sent. `url` holds account and key. */
  sms: { url: string; from: string } | undefined;
  providers: Record<'google' | 'facebook', ProviderConfig | undefined>;
  /** Undefined: browsers get no notifications. */
  push: PushConfig | undefined;
}

/** Notifications of browsers: keys of this installation (VAPID, RFC 8292). */
export interface PushConfig {
  publicKey: string;
  /** Only functions that send have it. */
  privateKey: string | undefined;
  /** Where a push service finds us: `mailto:`. */
  contact: string;
  /** Whether addresses of this machine count as push services: on the emulators only. */
  allowsLoopback: boolean;
}

/** Where App Check tokens come from. */
export interface AppCheckConfig {
  /** The number of the Firebase project. */
  project: string;
  /** Public keys of the tokens. */
  keysUrl: string;
}

/** An OpenID provider for external sign-in. */
export interface ProviderConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

let cached: Config | undefined;

/** Reads the environment once. */
export function config(): Config {
  cached ??= readConfig(process.env);
  return cached;
}

export function readConfig(environment: Environment): Config {
  return {
    // Cloud Functions and its emulator set it; functions-framework also treats a missing value as http.
    servesHttp: (environment['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http',
    // Hosting serves a project without its own domain here.
    siteOrigin: environment['SITE_ORIGIN'] ?? `https://${environment['GCLOUD_PROJECT']}.web.app`,
    // Longer than a page takes; a search that is still being loaded takes more.
    pageTimeoutMs: Number(environment['PAGE_TIMEOUT_MS'] ?? 2_000),
    webApiKey: environment['WEB_API_KEY'] ?? 'emulator',
    authEmulatorHost: environment['FIREBASE_AUTH_EMULATOR_HOST'],
    firestoreEmulatorHost: environment['FIRESTORE_EMULATOR_HOST'],
    projectId: environment['GCLOUD_PROJECT'] ?? '',
    trustedProxies: environment['TRUSTED_PROXIES']?.split(',').map((network) => network.trim()),
    addressHashKey: readKey(environment, 'ADDRESS_HASH_KEY'),
    reviewLinkKey: readKey(environment, 'REVIEW_LINK_KEY'),
    appCheck: readAppCheck(environment),
    staff: readStaff(environment),
    mail: {
      smtpUrl: environment['SMTP_URL'],
      from: bareAddress(environment['MAIL_FROM'] ?? 'no-reply@qaysari.example'),
      replyTo: supportMail(environment),
    },
    sms: readSms(environment),
    providers: {
      google: readProvider(environment, 'GOOGLE', 'https://accounts.google.com'),
      facebook: readProvider(environment, 'FACEBOOK', 'https://www.facebook.com'),
    },
    push: readPush(environment),
  };
}

/**
 * The e-mail address of a function's service account. It is the full address, because firebase-tools does
 * not expand the short form `name@` for secrets and for scheduled jobs.
 */
export function serviceAccount(name: string, environment: Environment = process.env): string {
  return `qaysari-${name}@${environment['GCLOUD_PROJECT']}.iam.gserviceaccount.com`;
}

/** Whether this process was started for one HTTP function. Not so while the functions are only listed. */
export function isHttpInstance(environment: Environment = process.env): boolean {
  return environment['FUNCTION_SIGNATURE_TYPE'] === 'http';
}

/** Settings without which a function would fail later, by the functions that read them. */
const requiredSettings = {
  ADDRESS_HASH_KEY: ['api', 'publish', 'mailCreated', 'mailsSwept', 'staffRequestWritten'],
  REVIEW_LINK_KEY: ['api', 'listingWritten', 'userWritten', 'reviewWritten', 'reviewsSwept'],
  WEB_API_KEY: ['api'],
  MAIL_FROM: ['mailCreated', 'mailsSwept'],
  SUPPORT_MAIL: ['mailCreated', 'mailsSwept'],
  SMTP_URL: ['mailCreated', 'mailsSwept'],
} as const;

/** The settings that this production instance needs but lacks; empty anywhere else. */
export function missingSettings(environment: Environment): string[] {
  // Cloud Run and the emulators set K_SERVICE; firebase-tools does not, when it discovers the functions for
  // a deployment.
  if (!environment['K_SERVICE'] || environment['FUNCTIONS_EMULATOR'] === 'true') return [];
  return Object.entries(requiredSettings)
    .filter(([, functions]) => functions.some((name) => name === environment['FUNCTION_TARGET']))
    .map(([name]) => name)
    .filter((name) => !environment[name]);
}

/**
 * Exits a production instance that lacks a setting, with one line in the log: then its deployment fails.
 */
export function exitWhenSettingsAreMissing(): void {
  const missing = missingSettings(process.env);
  if (missing.length === 0) return;
  const message = `Not started: ${missing.join(', ')} not set for this function (docs/deploy.md).`;
  write({ severity: 'CRITICAL', message });
  process.exit(1);
}

/** Secret names by what functions do. The values are in Secret Manager only. */
interface Secrets {
  api: string[];
  publish: string[];
  mail: string[];
  push: string[];
  staff: string[];
  /** Of functions that make links for our team. */
  review: string[];
}

/**
 * The secrets that each function is deployed with; a provider's secret only when its id is set. The
 * emulators have them in the environment instead.
 */
export function secretNames(environment: Environment = process.env): Secrets {
  if (environment['FUNCTIONS_EMULATOR'] === 'true')
    return { api: [], publish: [], mail: [], push: [], staff: [], review: [] };
  const names = ['GOOGLE', 'FACEBOOK'].filter((name) => environment[`${name}_CLIENT_ID`]);
  const push = environment['VAPID_PUBLIC_KEY'] ? ['VAPID_PRIVATE_KEY'] : [];
  return {
    api: [
      'ADDRESS_HASH_KEY',
      'REVIEW_LINK_KEY',
      ...names.map((name) => `${name}_CLIENT_SECRET`),
      ...(environment['SMS_FROM'] ? ['SMS_URL'] : []),
    ],
    publish: ['ADDRESS_HASH_KEY'],
    // A question that a mail asks may reach somebody by a notification instead.
    mail: ['ADDRESS_HASH_KEY', 'SMTP_URL', ...push],
    push,
    // It signs the links that end the newsletter.
    staff: ['ADDRESS_HASH_KEY'],
    review: ['REVIEW_LINK_KEY'],
  };
}

/** Every process on the emulators has the same one. A secret may come with the end of a line. */
function readKey(environment: Environment, name: string): string | undefined {
  const known = environment['FIRESTORE_EMULATOR_HOST'] === undefined ? undefined : 'emulator';
  return environment[name]?.trim() ?? known;
}

function supportMail(environment: Environment): string {
  return bareAddress(environment['SUPPORT_MAIL'] ?? 'support@qaysari.example');
}

/** `Name <a@b.example>` or `a@b.example` without the name. */
export function bareAddress(setting: string): string {
  return /<([^>]+)>/.exec(setting)?.[1] ?? setting.trim();
}

function readStaff(environment: Environment): Config['staff'] {
  const {
    STAFF_MAIL: mail,
    STAFF_TIMES: times = '09:00,16:00',
    STAFF_LANGUAGE: named,
  } = environment;
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const language = isLanguage(named) ? named : defaultLanguage;
  return {
    mail: mail || undefined,
    times: times
      .split(',')
      .map((time) => time.trim())
      .filter(isTime),
    language,
  };
}

function readSms(environment: Environment): Config['sms'] {
  const url = environment['SMS_URL'];
  return url ? { url, from: environment['SMS_FROM'] ?? 'Qaysari' } : undefined;
}

function readPush(environment: Environment): PushConfig | undefined {
  const publicKey = environment['VAPID_PUBLIC_KEY'];
  if (!publicKey) return undefined;
  return {
    publicKey,
    privateKey: environment['VAPID_PRIVATE_KEY'],
    contact: `mailto:${supportMail(environment)}`,
    allowsLoopback: environment['FIRESTORE_EMULATOR_HOST'] !== undefined,
  };
}

function readAppCheck(environment: Environment): AppCheckConfig | undefined {
  const project = environment['APP_CHECK_PROJECT_NUMBER'];
  if (!project) return undefined;
  const keysUrl = environment['APP_CHECK_KEYS_URL'];
  return { project, keysUrl: keysUrl ?? 'https://firebaseappcheck.googleapis.com/v1/jwks' };
}

/** Undefined unless both id and secret are set: then the site does not offer this provider. */
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
