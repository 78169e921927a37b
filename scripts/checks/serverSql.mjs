/** Files that run statements and migrations, and tests with their fixtures, which may read tables freely. */
const free = /^apps\/server\/src\/(?:db\/(?:statement|runMigrations)\.ts$|testing\/)|\.test\.ts$/;

/** Selects the server's sources. */
export const appliesTo = (file) => /^apps\/server\/src\/.+\.ts$/.test(file) && !free.test(file);

/** Raw statements, except those that return no row: transactions, channels, tables, copies. */
const rawStatement =
  /\.(?:execute|query)(?:<[^(]*>)?\((?!\s*(?:['"`](?:begin|commit|rollback|set local|listen|analyze|create|alter|drop)\b|copy(?:To|From)\())/g;
/** Case-insensitive LIKE, by drizzle or in a statement. */
const plainSearch = /\bilike\b/g;
const claimedType = /\bsql\s*<[^`]*>\s*`/g;

const places = [
  [
    rawStatement,
    'a raw statement is declared by statement, command, prepared or clientStatement (db/statement.ts)',
  ],
  [
    plainSearch,
    'words are looked for by anyFolded (db/foldedLike.ts): ilike knows no accents, widths, characters',
  ],
  [claimedType, 'sql<…> claims a type that nobody checks: expression declares it (db/statement.ts)'],
];

/** Reports SQL of a file that no test compares with the database. */
export function check(file, text) {
  return places.flatMap(([pattern, problem]) =>
    [...text.matchAll(pattern)].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}: ${problem}`,
    ),
  );
}
