/** Path of a file in a server module: the module's name and the path inside it. */
const place = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/;

/**
 * Purposes, the folders of a module: what it reads and writes, its table of transitions, rules without a database, jobs, notices to people,
 * sheets (imports and exports), texts of mails, access, rate limits. Inside a purpose, folders are named after their subject.
 */
const PURPOSES = [
  'read',
  'write',
  'machine',
  'rules',
  'jobs',
  'notices',
  'sheets',
  'templates',
  'access',
  'limits',
];
/** Areas of the modules that have several subjects: a folder each. */
const AREAS = {
  auth: ['captcha', 'codes', 'factor', 'passwords', 'people', 'sessions', 'social'],
  common: ['installation', 'regions'],
  imports: ['listProducts', 'products', 'suppliers'],
  notices: ['settings'],
  system: ['basics', 'depts', 'dicts', 'factor', 'menu', 'profile', 'roles', 'signIn', 'users'],
  upload: ['files', 'pictures'],
};

/** Files allowed directly in a module's folder: its routes, its reads and writes when they are one file, its retention, tests. */
const atRoot = /^(?:routes|\w+Routes|read|write|retention|[\w.]+\.test)\.ts$/;
const isRoutes = (path) => /^(?:routes|\w+Routes)\.ts$/.test(path);
const isRead = (path) => path === 'read.ts' || path.startsWith('read/');

const describesCalls = /\bdefineRoutes\(/;
const touchesTables = /from '(?:drizzle-orm|(?:\.\.\/)+db\/schema\/\w+)'/;
const writes = /\.(?:insert|update|delete)\(\s*[a-z]\w*\s*\)|\bcommand\(\{/;

/** Selects the files of server modules; `check` skips tests, which may read tables freely. */
export const appliesTo = (file) => place.test(file) && file.endsWith('.ts');

/** Reports violations of the structure of a module (CONTRIBUTING, "A server module"). */
export function check(file, text) {
  const [, module, path] = place.exec(file) ?? [];
  if (module === undefined || file.endsWith('.test.ts')) return [];
  const folder = path.includes('/') ? path.split('/')[0] : undefined;
  const problems = [
    [!path.includes('/') && !atRoot.test(path), `stands in a folder of its purpose: ${PURPOSES.join(', ')}`],
    [
      folder !== undefined && ![...PURPOSES, ...(AREAS[module] ?? [])].includes(folder),
      `${folder} is neither a purpose (${PURPOSES.join(', ')}) nor an area of ${module}`,
    ],
    [describesCalls.test(text) && !isRoutes(path), 'calls are defined in routes.ts or <What>Routes.ts'],
    [isRoutes(path) && touchesTables.test(text), 'calls hold no SQL: it stands in read and write'],
    [isRead(path) && writes.test(text), 'what reads writes nothing'],
  ];
  return problems.filter(([isBroken]) => isBroken).map(([, problem]) => `${file}: ${problem}`);
}
