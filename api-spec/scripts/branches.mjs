/** Branches of an operation's JSON response: the success, and one per refusal. */

/** Media type of every response that is no file. */
export const JSON_TYPE = 'application/json';

const followIn = (document, { $ref, ...schema }) =>
  $ref === undefined ? schema : document.components.schemas[$ref.split('/')[3]];

/** Returns the branch of a JSON response with a code, both as written and with its reference resolved; undefined when there is none. */
export function branchOf(document, { schema }, code) {
  const branches = (schema.oneOf ?? [schema]).map((branch) => ({
    branch,
    whole: followIn(document, branch),
  }));
  return branches.find(({ whole }) => whole.properties.code.const === code);
}

/** Returns the schema of an operation's JSON success; undefined where the response is a file. */
export function successSchema(document, operation) {
  const json = operation.responses['200']?.content?.[JSON_TYPE];
  return json && branchOf(document, json, 200)?.whole;
}
