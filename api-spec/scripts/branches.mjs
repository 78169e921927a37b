/** The branches of an operation's JSON answer: the success, and one per refusal. */

/** Media type of every answer that is no file. */
export const JSON_TYPE = 'application/json';

const followIn = (document, { $ref, ...schema }) =>
  $ref === undefined ? schema : document.components.schemas[$ref.split('/')[3]];

/** The branch of a JSON answer with a code, as it stands and with its reference followed; undefined without one. */
export function branchOf(document, { schema }, code) {
  const branches = (schema.oneOf ?? [schema]).map((branch) => ({
    branch,
    whole: followIn(document, branch),
  }));
  return branches.find(({ whole }) => whole.properties.code.const === code);
}

/** The schema of an operation's JSON success; undefined where the answer is a file. */
export function successSchema(document, operation) {
  const json = operation.responses['200']?.content?.[JSON_TYPE];
  return json && branchOf(document, json, 200)?.whole;
}
