/** What the validator found, as a sentence per field: the server's, and the mock's. */

import { messageFiles } from './messageFiles.mjs';

const SENTENCES = messageFiles('validation');

/** Which sentence a finding has: a text that must not be empty is required, a number has a sentence of its own. */
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

/** The sentence for a fault that only the work itself finds, in the words of the validator. */
export function sentenceOf(fault, language) {
  return sentence(language, fault, {});
}

/** Fields named at most: PROBLEMS_MAX of the domain, to which a test of the server holds it. */
const MOST_FIELDS = 20;

/** Names longer than this are cut: a caller may have made them up. */
const LONGEST_NAME = 120;

/** Cut, and without what cannot be stored or sent on: the sign NUL and half a surrogate pair. */
const cut = (name) =>
  name
    .slice(0, LONGEST_NAME)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');

/** Branch of a `oneOf` from which a finding comes, as the validator names it: the place of the choice and the branch's number. */
const BRANCH = /^(.*?\/oneOf)\/(\d+)\//;

const weightOf = ({ keyword }) => (keyword === 'additionalProperties' ? 2 : 1);

/**
 * Findings of values that may be filled in several ways, without those of the ways that were not meant: the way that has the
 * fewest is the one that was; a field that a way does not know says more than one that is missing. Where a value fits several
 * ways at once the choice itself is the finding.
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

/** A Chinese sentence about a field in another language; one that the validator does not make says only that it was refused. */
export function translated(chinese, language) {
  if (language === 'zh-CN') return chinese;
  const params = { limit: Number(/\d+/.exec(chinese)?.[0]) };
  const isSame = (keyword) => sentence('zh-CN', keyword, params) === chinese;
  return sentence(language, Object.keys(SENTENCES['zh-CN']).find(isSame) ?? 'other', params);
}
