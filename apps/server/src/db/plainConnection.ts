import pg from 'pg';
import { isLoopback } from '../process/loopback';

/** Encryption of a connection, as the driver reads it from the address and the environment (`PGSSLMODE`). */
type Encryption = boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: () => unknown };

/** Returns whether the server certificate and its host name are verified. */
const isJudged = (encryption: Encryption): boolean =>
  typeof encryption === 'boolean' ||
  (encryption.rejectUnauthorized !== false && encryption.checkServerIdentity === undefined);

/**
 * Logs a warning about an insecure connection to an outside database: one that is not encrypted, or whose server certificate is not
 * verified. A connection that does not leave this machine needs neither.
 */
export function warnOfPlainConnection(
  url: string,
  log: { warn(fields: object, message: string): void },
): void {
  const { host, ssl } = new pg.Client({ connectionString: url });
  if (host.startsWith('/') || isLoopback(host)) return;
  const encryption = ssl as Encryption;
  if (encryption === false)
    log.warn(
      {},
      'The line to PostgreSQL is not encrypted and leaves this machine: add sslmode=verify-full to DATABASE_URL.',
    );
  else if (!isJudged(encryption))
    log.warn(
      {},
      'The line to PostgreSQL is encrypted, but nobody judges who answers: set sslmode=verify-full in DATABASE_URL.',
    );
}
