import pg from 'pg';
import { isLoopback } from '../loopback';

/** How a line is encrypted, as the driver reads it from the address and the environment (`PGSSLMODE`). */
type Encryption = boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: () => unknown };

/** Whether the certificate of the other side is judged, and its name with it. */
const isJudged = (encryption: Encryption): boolean =>
  typeof encryption === 'boolean' ||
  (encryption.rejectUnauthorized !== false && encryption.checkServerIdentity === undefined);

/**
 * Says in the log what is wrong with the line to an outside database: that everything of the house travels in clear, or to whoever answers
 * at that address. A line that does not leave this machine needs neither.
 */
export function warnOfPlainConnection(url: string, log: { warn(fields: object, message: string): void }): void {
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
