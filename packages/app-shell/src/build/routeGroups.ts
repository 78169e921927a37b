import { resolve } from 'node:path';
import { normalizePath } from 'vite';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const formParts =
  /node_modules\/(?:react-hook-form|@hookform|zod)\/|design-system\/src\/forms\/[^.]*\.tsx?$|\/domain\/people\/validation\.ts$/;

/**
 * Chunk groups of an app: what every page needs, the forms, what the sign-in adds, what the pages inside the shell share, what all
 * tables share, and what number fields and dates share. Without them a first visit requests dozens of small files, or pages load forms
 * that they do not have.
 */
export const routeGroups = [
  { name: nameOfBase, debugName: 'base', priority: 4 },
  { name: nameOfForms, debugName: 'forms', priority: 3 },
  { name: 'shell', test: isInside, priority: 2 },
  {
    name: 'grid',
    test: /\/design-system\/src\/internal\/grid\/(?:use\w+|arrangement|HeadContent|CellEditor)\.tsx?$/,
    priority: 1,
  },
  // Dates step as numbers do: in a file of its own the step would cost each page with a number field half a kilobyte.
  {
    name: 'numbers',
    test: /\/(?:NumberField|useNumberField|useSpinButton|useNumberFieldState)\.m?[jt]sx?$/,
    priority: 1,
  },
];

/**
 * Patterns of modules that may go into `base`: components, styles, rules, the app's own modules, and packages that contribute only what is
 * imported from them.
 */
const parts = [
  /\.(?:tsx|css\.ts)$/,
  /\/Icon\/signs\.ts$/,
  /\/(?:domain|api-spec)\//,
  /\/(?:apps\/(?:buyer|admin)|packages\/app-shell)\/src\//,
  /\/(?:react-query|query-core|@vanilla-extract)\//,
];

/**
 * Patterns of modules that the sign-in does not use, although it imports from a file that exports them too. They go into `shell`, unless the
 * app itself uses them.
 */
const besideSignIn = [
  /\/(?:react-query|query-core)\/.*\/(?:useQueries|queriesObserver|useMutation|mutationObserver)\./,
  /\/api-spec\/client\/(?:live\w+|frames|backoff|idempotencyKey)\.ts$/,
  /\/(?:OrderStatusBadge|StatusMark|Badge)\//,
  /\/ConvertedSumsProvider\.tsx$/,
  /\/domain\/money\/(?:money|exchange)\.ts$/,
];

/**
 * Returns `base` for the app itself and for modules that both the sign-in and any other page use, so that no page loads the sign-in chunk
 * for them. Their dependencies follow automatically; other modules are left out, because barrel files import more than a page uses.
 */
function nameOfBase(id: string, graph: Graph): string | null {
  if (startsWith(graph).has(id)) return 'base';
  if (formParts.test(id) || besideSignIn.some((part) => part.test(id))) return null;
  return parts.some((part) => part.test(id)) && sharedBySignIn(graph).has(id) ? 'base' : null;
}

/** Patterns of small modules that most pages inside use: in a file each they cost a page ten requests, and more bytes. */
const sharedInside = [
  /\/design-system\/src\/css\/table\.css\.ts$/,
  /\/layout\/(?:FactStrip|Heading|Page|Section|Toolbar)\/[^.]*\.tsx$/,
  /\/primitives\/(?:Dialog|EmptyState|ErrorState|NoMatches|Skeleton)\/[^.]*\.tsx$/,
  /\/commerce\/PriceCell\/[^.]*\.tsx$/,
  /\/design-system\/src\/internal\/useDeferred\.ts$/,
  /\/domain\/products\/quantity\.ts$/,
  /\/app-shell\/src\/(?:app\/ReadFailure|kept\/KeptStrip)\.tsx$/,
];

/** Returns whether a module belongs to all pages inside the shell. */
function isInside(id: string): boolean {
  return [/apps\/(?:buyer|admin)\/src\/Inside\.tsx$/, ...sharedInside, ...besideSignIn].some((part) =>
    part.test(id),
  );
}

/** Returns `forms` for modules of forms that the sign-in uses too: other kinds of field stay with the pages that show them. */
function nameOfForms(id: string, graph: Graph): string | null {
  return formParts.test(id) && sharedBySignIn(graph).has(id) ? 'forms' : null;
}

const starts = new WeakMap<Graph, ReadonlySet<string>>();

/** Returns the app's own modules that load at start, before any page: in one chunk, so that none of them pulls in the shell. */
function startsWith(graph: Graph): ReadonlySet<string> {
  const found = starts.get(graph);
  if (found) return found;
  const main = idOf('src/main.tsx');
  const all = closure([main], links(graph).importedIds);
  const own = new Set(
    [...all].filter((id) => id !== main && /\/(?:apps\/(?:buyer|admin)|packages\/app-shell)\/src\//.test(id)),
  );
  starts.set(graph, own);
  return own;
}

const known = new WeakMap<Graph, ReadonlySet<string>>();

/** Returns the modules that both the sign-in and another page load statically. */
function sharedBySignIn(graph: Graph): ReadonlySet<string> {
  const found = known.get(graph);
  if (found) return found;
  const { importedIds, dynamicallyImportedIds } = links(graph);
  const all = closure([idOf('src/main.tsx')], (id) => [...importedIds(id), ...dynamicallyImportedIds(id)]);
  const signIn = idOf('src/screens/signIn/index.ts');
  const others = [...all].flatMap(dynamicallyImportedIds).filter((id) => id !== signIn);
  const elsewhere = closure(others, importedIds);
  const entry = closure([signIn], importedIds);
  const shared = new Set([...entry].filter((id) => elsewhere.has(id)));
  known.set(graph, shared);
  return shared;
}

/** Returns the module id of a file of the app in whose folder the build runs. */
const idOf = (file: string): string => normalizePath(resolve(file));

const links = (graph: Graph) => ({
  importedIds: (id: string) => graph.getModuleInfo(id)?.importedIds ?? [],
  dynamicallyImportedIds: (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
});

/** Returns all modules that are reachable from some modules, including these. */
function closure(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...next(id));
  }
  return found;
}
