/** Messages for the validator's findings, one per field, for the server and the mock. */

import { messageFiles } from './messageFiles.mjs';

const SENTENCES = messageFiles('validation');

/** Returns the message key of a finding: a text that must not be empty counts as required, a number has a message of its own. */
function keyOfFinding(keyword, { limit, type }) {
  if (keyword === 'minLength' && limit === 1) return 'required';
  if (keyword === 'type' && (type === 'integer' || type === 'number')) return 'number';
  return keyword;
}

function sentence(language, keyword, params) {
  const own = SENTENCES[language];
  const text = own[keyOfFinding(keyword, params)] ?? own.other;
  return text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(params[name] ?? place));
}

/** Returns the validator's message for a fault that is found only while the call is carried out. */
export function sentenceOf(fault, language) {
  return sentence(language, fault, {});
}

/** Maximum number of fields in `fields`; a test of the server checks that it equals PROBLEMS_MAX of the domain. */
const MOST_FIELDS = 20;

/** Longest field name, in characters; longer ones are cut, as a caller may have invented them. */
const LONGEST_NAME = 120;

/** Cuts a field name and removes what cannot be stored or sent: the character NUL and lone surrogates. */
const cut = (name) =>
  name
    .slice(0, LONGEST_NAME)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');

/** Branch of a `oneOf` in the `schemaPath` of a finding: the path of the `oneOf` and the index of the branch. */
const BRANCH = /^(.*?\/oneOf)\/(\d+)\//;

const weightOf = ({ keyword }) => (keyword === 'additionalProperties' ? 2 : 1);

/**
 * Drops, of values with several alternatives (`oneOf`), the findings of the alternatives that were not meant: the alternative with the
 * fewest findings is the one that was meant; a field that an alternative does not know counts twice as much as any other finding. Where a
 * value fits several alternatives at once, the `oneOf` itself is the finding.
 */
function ofClosestWay(errors) {
  const wayOf = ({ schemaPath, instancePath }, choice) => {
    const [, at, way] = BRANCH.exec(schemaPath) ?? [];
    return at === choice.schemaPath && instancePath.startsWith(choice.instancePath) ? way : undefined;
  };
  return errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .reduce((left, choice) => {
      const counts = new Map();
      for (const error of left) {
        const way = wayOf(error, choice);
        if (way !== undefined) counts.set(way, (counts.get(way) ?? 0) + weightOf(error));
      }
      const [closest] = [...counts].sort(([, a], [, b]) => a - b)[0] ?? [];
      return left.filter((error) => {
        if (error === choice) return closest === undefined;
        const way = wayOf(error, choice);
        return way === undefined || way === closest;
      });
    }, errors);
}

/**
 * Turns the validator's findings into `fields{name: message}` of 40001, at most 20; nested names are joined by dots.
 */
export function fieldsOf(errors, language) {
  const fields = {};
  for (const error of ofClosestWay(errors)) {
    if (Object.keys(fields).length >= MOST_FIELDS) break;
    const parts = error.instancePath.split('/').slice(1);
    const { params } = error;
    if (error.keyword === 'required') parts.push(String(params.missingProperty));
    if (error.keyword === 'additionalProperties') parts.push(String(params.additionalProperty));
    const name = cut(parts.join('.')) || 'body';
    fields[name] ??= sentence(language, error.keyword, params);
  }
  return fields;
}

/**
 * Translates a Chinese message about a field into another language; a message that is not the validator's becomes the general one
 * (`other`).
 */
export function translated(chinese, language) {
  if (language === 'zh-CN') return chinese;
  const params = { limit: Number(/\d+/.exec(chinese)?.[0]) };
  const isSame = (keyword) => sentence('zh-CN', keyword, params) === chinese;
  return sentence(language, Object.keys(SENTENCES['zh-CN']).find(isSame) ?? 'other', params);
}
