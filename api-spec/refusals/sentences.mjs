/** What the validator found, as a sentence per field: the server's, and the mock's. */

const SENTENCES = {
  'zh-CN': {
    required: () => '必填',
    minLength: ({ limit }) => (limit === 1 ? '必填' : `至少 ${limit} 个字符`),
    maxLength: ({ limit }) => `最多 ${limit} 个字符`,
    minimum: ({ limit }) => `不能小于 ${limit}`,
    maximum: ({ limit }) => `不能大于 ${limit}`,
    minItems: ({ limit }) => `至少 ${limit} 项`,
    maxItems: ({ limit }) => `最多 ${limit} 项`,
    pattern: () => '格式不正确',
    format: () => '格式不正确',
    enum: () => '不在可选范围内',
    const: () => '不在可选范围内',
    type: ({ type }) => (type === 'integer' || type === 'number' ? '请输入有效的数字' : '类型不正确'),
    additionalProperties: () => '未知字段',
    oneOf: () => '只能选择一种方式填写',
    other: () => '不正确',
  },
  en: {
    required: () => 'Required',
    minLength: ({ limit }) => (limit === 1 ? 'Required' : `At least ${limit} characters`),
    maxLength: ({ limit }) => `At most ${limit} characters`,
    minimum: ({ limit }) => `Not below ${limit}`,
    maximum: ({ limit }) => `Not above ${limit}`,
    minItems: ({ limit }) => `At least ${limit}`,
    maxItems: ({ limit }) => `At most ${limit}`,
    pattern: () => 'Wrong format',
    format: () => 'Wrong format',
    enum: () => 'Not one of the choices',
    const: () => 'Not one of the choices',
    type: ({ type }) =>
      type === 'integer' || type === 'number' ? 'Please enter a valid number' : 'Wrong type of value',
    additionalProperties: () => 'Unknown field',
    oneOf: () => 'To be filled in one of its ways',
    other: () => 'Not accepted',
  },
};

/** The sentence for a fault that only the work itself finds, in the words of the validator. */
export function sentenceOf(fault, language) {
  return SENTENCES[language][fault]({});
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
  const sentences = SENTENCES[language];
  for (const error of ofClosestWay(errors)) {
    if (Object.keys(fields).length >= MOST_FIELDS) break;
    const parts = error.instancePath.split('/').slice(1);
    const { params } = error;
    if (error.keyword === 'required') parts.push(String(params.missingProperty));
    if (error.keyword === 'additionalProperties') parts.push(String(params.additionalProperty));
    const name = cut(parts.join('.')) || 'body';
    const sentence = sentences[error.keyword] ?? sentences.other;
    if (sentence !== undefined) fields[name] ??= sentence(params);
  }
  return fields;
}

/** A Chinese sentence about a field in another language; one that the validator does not make says only that it was refused. */
export function translated(sentence, language) {
  const limit = Number(/\d+/.exec(sentence)?.[0]);
  const isSaid = (make) => make({ limit }) === sentence || make({ limit, type: 'number' }) === sentence;
  const [keyword = 'other'] = Object.entries(SENTENCES['zh-CN']).find(([, make]) => isSaid(make)) ?? [];
  return language === 'zh-CN' ? sentence : SENTENCES[language][keyword]({ limit, type: 'number' });
}
