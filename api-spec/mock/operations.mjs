/** What the mock and the proxy know of the document: its operations, where an address leads, one operation cut out. */

import { branchOf, JSON_TYPE } from '../scripts/branches.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** `/menus/{id}/form` as a pattern; literal parts count, so that `/menus/routes` wins over `/menus/{id}`. */
function patternOf(path) {
  const parts = path
    .split('/')
    .map((part) => (/^\{.+\}$/.test(part) ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * The operations of a document in a form to look addresses up in.
 * @returns {{ operations: object[], find: (method: string, pathname: string) => object }} `find` answers
 *   `{ operation }`, or `{ missing: 'path' }` and `{ missing: 'method' }` for what is not described
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
 * The operation with only one branch of its JSON answer: the success for 200, else the refusal of the code. What is
 * wrong with an answer can then be said of that branch alone. Undefined when there is no such branch.
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

/** A copy of the document with one operation and only what that one refers to: small enough to be read in no time. */
export function cutOut(document, { path, method, ...operation }) {
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
