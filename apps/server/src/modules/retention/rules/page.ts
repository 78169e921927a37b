import { getTableName } from 'drizzle-orm';
import { RETENTION, type TableName, tableOf } from './rules';

const HEAD = `# Retention

Generated from the rules in \`apps/server/src/modules/*/retention.ts\`; a test compares the two, and a table without a rule does
not compile.

Every ten minutes a scheduled job deletes expired rows, in statements of at most 1,000 rows, and writes one log line with the
counts; however many processes there are, one of them does it. Files are stored outside the tables: a file that no column names is
deleted a day after it came, its bytes before its row; bytes without a row and unfinished uploads are deleted once a day. A file store
carries the id of its database, and a server on another database deletes nothing in it. Messages in the local outbox are deleted with
the codes in them after ten minutes, jobs that failed for good after 30 days.

What one person may store is limited by the settings \`UPLOADS_PER_DAY\`, \`UPLOAD_MB_PER_DAY\`, \`IMPORTS_PER_DAY\`
and \`STORED_MB_MAX\` in [configuration.md](../configuration.md), and by the numbers in
\`packages/domain/constants.ts\`.

| Table | Kept | Why |
| ----- | ---- | --- |
`;

/** Returns the documentation page of all retention rules; `vitest -u` on this module's test writes it. */
export function retentionPage(): string {
  const rows = (Object.keys(RETENTION) as TableName[]).map((name) => {
    const { keep, why } = RETENTION[name];
    return `| \`${getTableName(tableOf(name))}\` | ${keep} | ${why} |`;
  });
  return `${HEAD}${rows.sort().join('\n')}\n`;
}
