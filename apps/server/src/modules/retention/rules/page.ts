import { getTableName } from 'drizzle-orm';
import { RETENTION, type TableName, tableOf } from './rules';

const HEAD = `# What is kept how long

Made from the rules in \`apps/server/src/modules/*/retention.ts\`; a test keeps the two alike, and a table without a rule does
not compile.

Every ten minutes a timed job removes what is over, in statements of at most 1,000 rows, and writes one log line with the
counts; however many processes there are, one of them does it. Files lie outside the tables: one that no column names goes
a day after it came, its bytes before its row; bytes without a row and half files of a cut-off upload go once a day. A store
carries the mark of its database, and a server on another database leaves it alone. Messages in the local outbox go with the
codes in them, after ten minutes; jobs that failed for good go after 30 days.

What one person may store has an end as well: the settings \`UPLOADS_PER_DAY\`, \`UPLOAD_MB_PER_DAY\`, \`IMPORTS_PER_DAY\`
and \`STORED_MB_MAX\` in [configuration.md](../configuration.md), and the numbers in
\`domain/constants.ts\`.

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
