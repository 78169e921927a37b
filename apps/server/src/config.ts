import { resolve } from 'node:path';
import {
  ADDRESS_MAX,
  CODE_BUDGET_EMAIL,
  CODE_BUDGET_PER_AREA,
  LOGIN_PER_MINUTE,
} from '@selvedge/api-spec/rules/constants';

/** Everything the server reads from its environment, checked once at start. */
export interface Config {
  /** `production` unless NODE_ENV says otherwise. */
  readonly mode: 'production' | 'development' | 'test';
  /** Port of the buyer app and its API. */
  readonly port: number;
  /** Port of the back office and its API. */
  readonly adminPort: number;
  /** Address both ports listen on. */
  readonly host: string;
  /** An outside PostgreSQL; absent means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder for the embedded database, uploaded files and the outbox. */
  readonly dataDir: string;
  /** Title shown by the apps. */
  readonly productTitle: string;
  /** Whether picture codes are asked for (D-29). */
  readonly captcha: boolean;
  /** Whether an empty database is filled with the demo house. */
  readonly demo: 'full' | 'small' | 'off';
  /** Whether an earlier session ends when the same person signs in again (D-62). */
  readonly singleSession: boolean;
  /** Which proxies in front are believed about the caller's address. */
  readonly trustProxy: boolean | string;
  /** pino level. */
  readonly logLevel: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** Whether answers are validated against the contract, misfits becoming faults. */
  readonly checkAnswers: boolean;
  /** Saved addresses per buyer (D-32). */
  readonly maxAddresses: number;
  /** Sign-ins per minute and caller address (D-60). */
  readonly loginsPerMinute: number;
  /** Text messages with codes per area code and day (D-60). */
  readonly codesPerArea: number;
  /** Codes by e-mail per day (D-60). */
  readonly codesByEmail: number;
}

/** The environment has a value the server cannot work with; the message is for the person starting it. */
export class ConfigError extends Error {}

function portOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`${name} must be a port number between 0 and 65535, not "${text}".`);
  }
  return port;
}

function countOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new ConfigError(`${name} must be a whole number above zero, not "${text}".`);
  return count;
}

function switchOf(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined || text === '') return fallback;
  if (['on', 'true', '1'].includes(text)) return true;
  if (['off', 'false', '0'].includes(text)) return false;
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

function demoOf(text: string | undefined): Config['demo'] {
  if (text === 'small') return 'small';
  return switchOf('DEMO', text, true) ? 'full' : 'off';
}

function proxyOf(text: string | undefined): boolean | string {
  if (text === undefined || text === '' || text === 'off') return false;
  return text === 'on' ? true : text;
}

/**
 * Reads the environment. Throws `ConfigError` with a sentence for people; in production the picture code cannot be
 * switched off.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mode = env.NODE_ENV === 'development' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'production';
  const captcha = switchOf('CAPTCHA', env.CAPTCHA, true);
  if (!captcha && env.NODE_ENV === 'production') {
    throw new ConfigError(
      'CAPTCHA=off is refused when NODE_ENV=production: picture codes protect the sign-in.',
    );
  }
  return {
    mode,
    port: portOf('PORT', env.PORT, 3000),
    adminPort: portOf('ADMIN_PORT', env.ADMIN_PORT, 3001),
    host: env.HOST || '0.0.0.0',
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(env.DATA_DIR || 'data'),
    productTitle: env.PRODUCT_TITLE || 'Selvedge',
    captcha,
    demo: demoOf(env.DEMO),
    singleSession: switchOf('SINGLE_SESSION', env.SINGLE_SESSION, false),
    trustProxy: proxyOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL || (mode === 'test' ? 'silent' : 'info'),
    poolSize: countOf('POOL_SIZE', env.POOL_SIZE, 20),
    checkAnswers: mode === 'test' || switchOf('CHECK_ANSWERS', env.CHECK_ANSWERS, false),
    maxAddresses: countOf('MAX_ADDRESSES', env.MAX_ADDRESSES, ADDRESS_MAX),
    loginsPerMinute: countOf('LOGINS_PER_MINUTE', env.LOGINS_PER_MINUTE, LOGIN_PER_MINUTE),
    codesPerArea: countOf('CODES_PER_AREA', env.CODES_PER_AREA, CODE_BUDGET_PER_AREA),
    codesByEmail: countOf('CODES_BY_EMAIL', env.CODES_BY_EMAIL, CODE_BUDGET_EMAIL),
  };
}
