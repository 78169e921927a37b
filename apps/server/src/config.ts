import { resolve } from 'node:path';
import {
  ADDRESS_MAX,
  ANSWERS_MB_PER_HOUR,
  CALLS_PER_ADDRESS,
  CALLS_PER_MINUTE,
  CODE_BUDGET_EMAIL,
  CODE_BUDGET_PER_AREA,
  COMPLETE_DELIVERED_DAYS,
  COMPLETE_SHIPPED_DAYS,
  IMPORTS_PER_DAY,
  LOCK_NOTICE_HOURS,
  LOGIN_PER_MINUTE,
  MEGABYTE,
  SECOND_PERSON_ABOVE_CENTS,
  STORED_MB_MAX,
  UPLOADS_PER_DAY,
  UPLOAD_MB_PER_DAY,
  WRITES_PER_HOUR,
} from '@selvedge/domain/constants';
import { type BucketSettings, bucketOf } from './adapters/bucketUrl';
import type { SocialSettings } from './adapters/social/platform';
import { readSocial } from './adapters/social/settings';
import type { CompletionDays } from '@selvedge/domain/orders/completion';
import type { SmtpSettings } from './adapters/smtp';
import { buyerOriginOf, originsOf, proxyOf, ratesUrlOf, smtpOf } from './envAddresses';
import { choiceOf, ConfigError, countOf, durationOf, portOf, secretOf, spanOf, switchOf } from './envValues';
import { isLoopback } from './loopback';
import type { TrustedProxies } from './trustedProxies';
import { LONGEST_JOB_MS } from './sheets/limits';

/** What one person may send and have stored. */
export interface Quota {
  readonly filesPerDay: number;
  readonly sheetsPerDay: number;
  /** Bytes of files and sheets together. */
  readonly bytesPerDay: number;
  readonly bytesKept: number;
}

/** Everything the server reads from its environment, checked once at start. */
export interface Config {
  /** `production` unless NODE_ENV says otherwise. */
  readonly mode: 'production' | 'development' | 'test';
  /** Port of the buyer app and its API. */
  readonly port: number;
  /** Port of the back office and its API. */
  readonly adminPort: number;
  /** Address both ports listen on: this machine only, unless HOST says more. */
  readonly host: string;
  /** An outside PostgreSQL; absent means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder for the embedded database, uploaded files and the outbox. */
  readonly dataDir: string;
  /** Where uploaded files are kept; absent means a folder under `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  /** Where e-mail goes out; absent means the outbox folder. */
  readonly smtp: SmtpSettings | undefined;
  /** Who signs buyers in beside the house; absent means the stand-in in development, else nobody. */
  readonly social: SocialSettings | undefined;
  /** Where exchange rates are read by the clock; absent leaves them to the house. */
  readonly ratesUrl: string | undefined;
  /** Title shown by the apps. */
  readonly productTitle: string;
  /** Whether picture codes are asked for. */
  readonly captcha: boolean;
  /** Whether an empty database is filled with the demo house; beyond this machine only when DEMO asks for it by name. */
  readonly demo: 'full' | 'small' | 'off';
  /** Whether an earlier session ends when the same person signs in again. */
  readonly singleSession: boolean;
  /** Which proxies in front are believed about the caller's address, protocol and host. */
  readonly trustProxy: TrustedProxies;
  /** Whether a port answers the calls of its own app only, or those of both. */
  readonly serves: 'own' | 'all';
  /** Where buyers reach their app, for links that staff make; absent means the host of the back office at the buyers' port. */
  readonly buyerOrigin: string | undefined;
  /** Web origins besides the own host that may open live channels. */
  readonly origins: readonly string[];
  /**
   * Whether browsers are told to come by HTTPS only: always, never, where a trusted proxy says it was HTTPS, or always and for every name
   * below the own one too.
   */
  readonly hsts: 'on' | 'off' | 'auto' | 'subdomains';
  /** Open connections of one port. */
  readonly maxConnections: number;
  /** Open connections of one address to one port. */
  readonly connectionsPerAddress: number;
  /** Live channels of one address at one port. */
  readonly socketsPerAddress: number;
  /** Calls of one session per minute. */
  readonly callsPerMinute: number;
  /** Calls from one address per minute. */
  readonly callsPerAddress: number;
  /** Calls of one person per hour that may write. */
  readonly writesPerHour: number;
  /** Bytes of answers that each port keeps for repetitions of one person's calls within an hour. */
  readonly answerBytesPerHour: number;
  /** EUR cents that one person gives or takes by hand of an order or a team within a day. */
  readonly secondPersonAboveCents: number;
  /** Whether this server works on the queue too, or leaves that to processes of their own (`npm run worker`). */
  readonly worker: boolean;
  /** What secrets in the database are encrypted with; absent means a key of the house in the database itself. */
  readonly sealKey: string | undefined;
  /** What they were encrypted with before: opens them until they are sealed anew. */
  readonly sealKeyBefore: string | undefined;
  /** pino level. */
  readonly logLevel: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** Longest wait for the answer of one statement, in ms. */
  readonly queryTimeoutMs: number;
  /** Longest reading or writing of one workbook. */
  readonly sheetTimeoutMs: number;
  /** How long an outside database that cannot be reached is waited for at start, in ms. */
  readonly databaseWaitMs: number;
  /** From being asked to stop to refusing calls, in ms: time for a balancer to notice. */
  readonly drainMs: number;
  /** Opens `/metrics` on the staff port to a collector without an account; absent closes that way. */
  readonly metricsToken: string | undefined;
  /** Whether answers are validated against the contract, misfits becoming faults. */
  readonly checkAnswers: boolean;
  /** Saved addresses per buyer. */
  readonly maxAddresses: number;
  /** Sign-ins per minute and caller address. */
  readonly loginsPerMinute: number;
  /** What one person may store: pieces and bytes a day, bytes in all. */
  readonly quota: Quota;
  /** Text messages with codes per area code and day. */
  readonly codesPerArea: number;
  /** Codes by e-mail per day. */
  readonly codesByEmail: number;
  /** Days after which a sub-order completes although its customer stays silent; null leaves it open. */
  readonly completion: CompletionDays | null;
  /** Hours after which staff are told of stock that is locked for an unconfirmed sub-order; null tells nobody. */
  readonly lockNoticeHours: number | null;
}

const SHORTEST_TOKEN = 16;
const SHORTEST_KEY = 32;

function completionOf(env: NodeJS.ProcessEnv): CompletionDays | null {
  const delivered = spanOf('COMPLETE_DELIVERED_DAYS', env.COMPLETE_DELIVERED_DAYS, COMPLETE_DELIVERED_DAYS);
  const shipped = spanOf('COMPLETE_SHIPPED_DAYS', env.COMPLETE_SHIPPED_DAYS, COMPLETE_SHIPPED_DAYS);
  return delivered === null || shipped === null ? null : { delivered, shipped };
}

/** The demo comes by itself only to a house that nobody else can reach: its passwords are known to everybody. */
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
 * Reads the environment. Throws `ConfigError` with a sentence for people; the picture code can be switched off in
 * development and in tests only, never because NODE_ENV was forgotten.
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
    sheetTimeoutMs: durationOf('SHEET_TIMEOUT_MS', env.SHEET_TIMEOUT_MS || undefined, LONGEST_JOB_MS),
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
