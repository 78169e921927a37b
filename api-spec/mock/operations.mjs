/** Operations of the document for the mock and the proxy: list, look-up by address, and a document cut down to one operation. */

import { branchOf, JSON_TYPE } from '../scripts/branches.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the regular expression of a path such as `/menus/{id}/form`. */
function patternOf(path) {
  const parts = path
    .split('/')
    .map((part) => (/^\{.+\}$/.test(part) ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Returns the operations of a document and a look-up by address; paths with fewer parameters come first, so that `/menus/routes` is found
 * before `/menus/{id}`.
 * @returns {{ operations: object[], find: (method: string, pathname: string) => object }} `find` returns
 *   `{ operation }`, or `{ missing: 'path' }` and `{ missing: 'method' }` for addresses that are not described
 */
export function readOperations(document) {
  const paths = Object.entries(document.paths)
    .map(([path, item]) => ({ path, item, pattern: patternOf(path), open: path.split('{').length }))
    .sort((a, b) => a.open - b.open);
  const operationsOf = ({ path, item }) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, ...item[method] }));

  return {
    operations: paths.flatMap(operationsOf),
    find(method, pathname) {
      const fitting = paths.filter(({ pattern }) => pattern.test(pathname));
      if (fitting.length === 0) return { missing: 'path' };
      const operation = fitting.flatMap(operationsOf).find((one) => one.method === method.toLowerCase());
      return operation ? { operation } : { missing: 'method' };
    },
  };
}

/**
 * Returns the operation with only one branch of its JSON response: the success for 200, else the refusal of the code, so that a validator
 * reports errors of that branch alone. Undefined when there is no such branch.
 */
export function withBranch(document, operation, code) {
  const json = operation.responses['200']?.content?.[JSON_TYPE];
  if (json === undefined) return operation;
  const branch = branchOf(document, json, code)?.branch;
  if (branch === undefined) return undefined;
  const answer = operation.responses['200'];
  const content = { ...answer.content, [JSON_TYPE]: { ...json, schema: branch } };
  return { ...operation, responses: { ...operation.responses, 200: { ...answer, content } } };
}

function* refsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.$ref === 'string') yield node.$ref;
  for (const child of Object.values(node)) yield* refsIn(child);
}

/** Copies the document with one operation and the components it refers to: small enough to be parsed in no time. */
export function cropToBlob(document, { path, method, ...operation }) {
  const components = { securitySchemes: document.components.securitySchemes };
  const waiting = [...refsIn(operation)];
  const seen = new Set();
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    const [, , kind, name] = ref.split('/');
    const part = document.components[kind][name];
    components[kind] = { ...components[kind], [name]: part };
    waiting.push(...refsIn(part));
  }
  const { openapi, info } = document;
  return structuredClone({ openapi, info, paths: { [path]: { [method]: operation } }, components });
}
