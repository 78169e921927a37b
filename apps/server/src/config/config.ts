import { resolve } from 'node:path';
import {
  ADDRESS_MAX,
  ANSWERS_MB_PER_HOUR,
  CALLS_PER_ADDRESS,
  CALLS_PER_MINUTE,
  COMPLETE_DELIVERED_DAYS,
  COMPLETE_SHIPPED_DAYS,
  IMPORTS_PER_DAY,
  LOCK_NOTICE_HOURS,
  MEGABYTE,
  SECOND_PERSON_ABOVE_CENTS,
  STORED_MB_MAX,
  UPLOADS_PER_DAY,
  UPLOAD_MB_PER_DAY,
  WRITES_PER_HOUR,
} from '@selvedge/domain/constants';
import {
  CODE_BUDGET_EMAIL,
  CODE_BUDGET_PER_AREA,
  LOGIN_PER_MINUTE,
} from '@selvedge/domain/people/signInLimits';
import { type BucketSettings, bucketOf } from './bucketUrl';
import { readSocial, type SocialSettings } from './social';
import type { CompletionDays } from '@selvedge/domain/orders/completion';
import { buyerOriginOf, originsOf, proxyOf, ratesUrlOf, type SmtpSettings, smtpOf } from './envAddresses';
import { choiceOf, ConfigError, countOf, durationOf, portOf, secretOf, spanOf, switchOf } from './envValues';
import { isLoopback } from '../process/loopback';
import type { TrustedProxies } from '../process/trustedProxies';

/** Longest duration of one job of a workbook worker, in ms, unless SHEET_TIMEOUT_MS sets another; then the worker is terminated. */
export const LONGEST_SHEET_JOB_MS = 5_000;

/** Storage quota of one person. */
export interface Quota {
  readonly filesPerDay: number;
  readonly sheetsPerDay: number;
  /** Bytes of files and sheets together. */
  readonly bytesPerDay: number;
  readonly bytesKept: number;
}

/** Settings that the server reads from its environment, validated once at start. */
export interface Config {
  /** `production` unless NODE_ENV sets another. */
  readonly mode: 'production' | 'development' | 'test';
  /** Port of the buyer app and its API. */
  readonly port: number;
  /** Port of the back office and its API. */
  readonly adminPort: number;
  /** Address on which both ports listen: this machine only, unless HOST is set. */
  readonly host: string;
  /** Address of an outside PostgreSQL; absent means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder for the embedded database, uploaded files and the outbox. */
  readonly dataDir: string;
  /** Bucket for uploaded files; absent means a folder under `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** Mail server for outgoing e-mail; absent means the outbox folder. */
  readonly smtp: SmtpSettings | undefined;
  /**
   * Social platform with which buyers can sign in, besides the installation itself; absent means the simulator in development, else none.
   */
  readonly social: SocialSettings | undefined;
  /** Address from which exchange rates are read on a schedule; absent means that the merchant sets them. */
  readonly ratesUrl: string | undefined;
  /** Title shown by the apps. */
  readonly productTitle: string;
  /** Whether picture codes are required. */
  readonly captcha: boolean;
  /**
   * Whether an empty database is filled with the demo data; for servers reachable beyond this machine only when DEMO requests it
   * explicitly.
   */
  readonly demo: 'full' | 'small' | 'off';
  /** Whether an earlier session ends when the same person signs in again. */
  readonly singleSession: boolean;
  /** Proxies in front that are trusted for the caller's address, protocol and host. */
  readonly trustProxy: TrustedProxies;
  /** Whether a port answers the calls of its own app only, or those of both. */
  readonly serves: 'own' | 'all';
  /** Origin of the buyer app, for links that staff create; absent means the host of the back office at the buyers' port. */
  readonly buyerOrigin: string | undefined;
  /** Web origins besides the own host that may open live channels. */
  readonly origins: readonly string[];
  /**
   * HSTS header, which makes browsers use HTTPS only: always, never, when a trusted proxy reports HTTPS, or always and for every subdomain
   * too.
   */
  readonly hsts: 'on' | 'off' | 'auto' | 'subdomains';
  /** Most open connections of one port. */
  readonly maxConnections: number;
  /** Most open connections of one address to one port. */
  readonly connectionsPerAddress: number;
  /** Most live channels of one address at one port. */
  readonly socketsPerAddress: number;
  /** Most calls of one session per minute. */
  readonly callsPerMinute: number;
  /** Most calls from one address per minute. */
  readonly callsPerAddress: number;
  /** Most calls of one person per hour that may write. */
  readonly writesPerHour: number;
  /** Bytes of answers that each port stores for repetitions of one person's calls within an hour. */
  readonly answerBytesPerHour: number;
  /** EUR cents above which refunds and credit corrections by one person for an order or a team within a day need a second person. */
  readonly secondPersonAboveCents: number;
  /** Whether this server works on the job queue too, or leaves that to separate processes (`npm run worker`). */
  readonly worker: boolean;
  /** Key that encrypts secrets in the database; absent means a key stored in the database itself. */
  readonly sealKey: string | undefined;
  /** Previous key: decrypts secrets until they are sealed anew. */
  readonly sealKeyBefore: string | undefined;
  /** pino level. */
  readonly logLevel: string;
  /** Number of connections of the pool. */
  readonly poolSize: number;
  /** Timeout of one statement, in ms. */
  readonly queryTimeoutMs: number;
  /** Timeout of reading or writing one workbook, in ms. */
  readonly sheetTimeoutMs: number;
  /** Longest wait at start for an outside database that cannot be reached, in ms. */
  readonly databaseWaitMs: number;
  /** Time from the request to stop until calls are refused, in ms: lets a load balancer notice. */
  readonly drainMs: number;
  /** Token with which a collector without an account reads `/metrics` on the staff port; absent disables that. */
  readonly metricsToken: string | undefined;
  /** Whether answers are validated against the contract, violations becoming errors. */
  readonly checkAnswers: boolean;
  /** Most saved addresses per buyer. */
  readonly maxAddresses: number;
  /** Most sign-ins per minute and caller address. */
  readonly loginsPerMinute: number;
  /** Storage quota of one person: files and bytes a day, bytes in all. */
  readonly quota: Quota;
  /** Most text messages with codes per area code and day. */
  readonly codesPerArea: number;
  /** Most codes by e-mail per day. */
  readonly codesByEmail: number;
  /** Days after which a sub-order completes although its customer does not respond; null leaves it open. */
  readonly completion: CompletionDays | null;
  /** Hours after which staff are notified of stock that is locked for an unconfirmed sub-order; null disables the notice. */
  readonly lockNoticeHours: number | null;
}

const SHORTEST_TOKEN = 16;
const SHORTEST_KEY = 32;

function completionOf(env: NodeJS.ProcessEnv): CompletionDays | null {
  const delivered = spanOf('COMPLETE_DELIVERED_DAYS', env.COMPLETE_DELIVERED_DAYS, COMPLETE_DELIVERED_DAYS);
  const shipped = spanOf('COMPLETE_SHIPPED_DAYS', env.COMPLETE_SHIPPED_DAYS, COMPLETE_SHIPPED_DAYS);
  return delivered === null || shipped === null ? null : { delivered, shipped };
}

/**
 * Reads DEMO. Without it, only an installation that is reachable from this machine alone is filled: the passwords of the demo are public.
 */
function demoSetting(text: string | undefined, isTryOut: boolean): Config['demo'] {
  if (text === 'small') return 'small';
  return switchOf('DEMO', text, isTryOut) ? 'full' : 'off';
}

function socialOf(env: NodeJS.ProcessEnv): SocialSettings | undefined {
  const read = readSocial(env);
  if ('problem' in read) throw new ConfigError(read.problem);
  return read.settings;
}

/**
 * Reads the environment. Throws `ConfigError` with a sentence for the operator; the picture code can be switched off in development and in
 * tests only, never because NODE_ENV was forgotten.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mode = env.NODE_ENV === 'development' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'production';
  const captcha = switchOf('CAPTCHA', env.CAPTCHA, true);
  if (!captcha && mode === 'production') {
    throw new ConfigError(
      'CAPTCHA=off is refused unless NODE_ENV is development or test: picture codes protect the sign-in.',
    );
  }
  const host = env.HOST || '127.0.0.1';
  const trustProxy = proxyOf(env.TRUST_PROXY);
  const isTryOut = isLoopback(host) && trustProxy === false && env.NODE_ENV !== 'production';
  return {
    mode,
    port: portOf('PORT', env.PORT, 3000),
    adminPort: portOf('ADMIN_PORT', env.ADMIN_PORT, 3001),
    host,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(env.DATA_DIR || 'data'),
    bucket: bucketOf(env.FILES_URL),
    smtp: smtpOf(env.SMTP_URL, env.MAIL_FROM),
    social: socialOf(env),
    ratesUrl: ratesUrlOf(env.RATES_URL),
    productTitle: env.PRODUCT_TITLE || 'Selvedge',
    captcha,
    demo: demoSetting(env.DEMO, isTryOut),
    singleSession: switchOf('SINGLE_SESSION', env.SINGLE_SESSION, false),
    trustProxy,
    serves: choiceOf('SERVES', env.SERVES, ['own', 'all']),
    buyerOrigin: buyerOriginOf(env.BUYER_ORIGIN),
    origins: originsOf(env.ORIGINS),
    hsts: choiceOf('HSTS', env.HSTS, ['auto', 'on', 'off', 'subdomains']),
    maxConnections: countOf('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 5000),
    connectionsPerAddress: countOf('CONNECTIONS_PER_ADDRESS', env.CONNECTIONS_PER_ADDRESS, 1000),
    socketsPerAddress: countOf('SOCKETS_PER_ADDRESS', env.SOCKETS_PER_ADDRESS, 500),
    callsPerMinute: countOf('CALLS_PER_MINUTE', env.CALLS_PER_MINUTE, CALLS_PER_MINUTE),
    callsPerAddress: countOf('CALLS_PER_ADDRESS', env.CALLS_PER_ADDRESS, CALLS_PER_ADDRESS),
    writesPerHour: countOf('WRITES_PER_HOUR', env.WRITES_PER_HOUR, WRITES_PER_HOUR),
    answerBytesPerHour:
      countOf('ANSWERS_MB_PER_HOUR', env.ANSWERS_MB_PER_HOUR, ANSWERS_MB_PER_HOUR) * MEGABYTE,
    secondPersonAboveCents: countOf(
      'SECOND_PERSON_ABOVE_CENTS',
      env.SECOND_PERSON_ABOVE_CENTS,
      SECOND_PERSON_ABOVE_CENTS,
    ),
    worker: switchOf('WORKER', env.WORKER, true),
    logLevel: env.LOG_LEVEL || (mode === 'test' ? 'silent' : 'info'),
    poolSize: countOf('POOL_SIZE', env.POOL_SIZE, 20),
    queryTimeoutMs: durationOf('QUERY_TIMEOUT_MS', env.QUERY_TIMEOUT_MS || undefined, 5000),
    databaseWaitMs: durationOf('DATABASE_WAIT_MS', env.DATABASE_WAIT_MS, 60_000),
    sheetTimeoutMs: durationOf('SHEET_TIMEOUT_MS', env.SHEET_TIMEOUT_MS || undefined, LONGEST_SHEET_JOB_MS),
    drainMs: durationOf('DRAIN_MS', env.DRAIN_MS, 1000),
    metricsToken: secretOf('METRICS_TOKEN', env.METRICS_TOKEN, SHORTEST_TOKEN),
    sealKey: secretOf('SEAL_KEY', env.SEAL_KEY, SHORTEST_KEY),
    sealKeyBefore: secretOf('SEAL_KEY_BEFORE', env.SEAL_KEY_BEFORE, SHORTEST_KEY),
    checkAnswers: mode === 'test' || switchOf('CHECK_ANSWERS', env.CHECK_ANSWERS, false),
    maxAddresses: countOf('MAX_ADDRESSES', env.MAX_ADDRESSES, ADDRESS_MAX),
    loginsPerMinute: countOf('LOGINS_PER_MINUTE', env.LOGINS_PER_MINUTE, LOGIN_PER_MINUTE),
    quota: {
      filesPerDay: countOf('UPLOADS_PER_DAY', env.UPLOADS_PER_DAY, UPLOADS_PER_DAY),
      sheetsPerDay: countOf('IMPORTS_PER_DAY', env.IMPORTS_PER_DAY, IMPORTS_PER_DAY),
      bytesPerDay: countOf('UPLOAD_MB_PER_DAY', env.UPLOAD_MB_PER_DAY, UPLOAD_MB_PER_DAY) * MEGABYTE,
      bytesKept: countOf('STORED_MB_MAX', env.STORED_MB_MAX, STORED_MB_MAX) * MEGABYTE,
    },
    codesPerArea: countOf('CODES_PER_AREA', env.CODES_PER_AREA, CODE_BUDGET_PER_AREA),
    codesByEmail: countOf('CODES_BY_EMAIL', env.CODES_BY_EMAIL, CODE_BUDGET_EMAIL),
    completion: completionOf(env),
    lockNoticeHours: spanOf('LOCK_NOTICE_HOURS', env.LOCK_NOTICE_HOURS, LOCK_NOTICE_HOURS),
  };
}
