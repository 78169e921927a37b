/** A file of a module of the server: the module's name and the path inside it. */
const place = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/;

/** What may stand beside a module's folders: its calls, what it reads and writes where that is one file, its retention, tests. */
const atRoot = /^(?:routes|\w+Routes|read|write|retention|[\w.]+\.test)\.ts$/;
const isRoutes = (path) => /^(?:routes|\w+Routes)\.ts$/.test(path);
const isRead = (path) => path === 'read.ts' || path.startsWith('read/');

const describesCalls = /\bdefineRoutes\(/;
const touchesTables = /from '(?:drizzle-orm|(?:\.\.\/)+db\/schema\/\w+)'/;
const writes = /\.(?:insert|update|delete)\(\s*[a-z]\w*\s*\)|\bcommand\(\{/;

/** The server's sources but for tests, which look at tables as they like. */
export const appliesTo = (file) => place.test(file) && file.endsWith('.ts');

/** What of a file breaks the form of a module (CONTRIBUTING, "A server module"). */
export function check(file, text) {
  const [, module, path] = place.exec(file) ?? [];
  if (module === undefined || file.endsWith('.test.ts')) return [];
  const problems = [
    [!path.includes('/') && !atRoot.test(path), 'stands in a folder of its purpose: read, write, machine …'],
    [describesCalls.test(text) && !isRoutes(path), 'calls are defined in routes.ts or <What>Routes.ts'],
    [isRoutes(path) && touchesTables.test(text), 'calls hold no SQL: it stands in read and write'],
    [isRead(path) && writes.test(text), 'what reads writes nothing'],
  ];
  return problems.filter(([isBroken]) => isBroken).map(([, problem]) => `${file}: ${problem}`);
}
