/** Files that read requirement numbers, and so show one in their comments. */
const readers = new Set(['scripts/lib/requirements.mjs', 'api-spec/scripts/newOperation.mjs']);

/** Selects product code and its tools. Test titles contain requirement numbers, so tests, stories and journeys are not checked. */
export const appliesTo = (file) =>
  /\.(ts|tsx|mjs)$/.test(file) &&
  !/\.(test|spec|stories)\./.test(file) &&
  !/^(e2e|apps\/server\/torture|api-spec\/generated|scripts\/fixtures)\/|\/testing\//.test(file) &&
  !readers.has(file);

/** A comment: a block, or lines of `//` that follow each other, at the start of a line or after code. */
const comments = /\/\*[\s\S]*?\*\/|(?:^|(?<=[\s;,{(]))\/\/ [^\n]*(?:\n\s*\/\/ [^\n]*)*/gm;
const withoutSubject = /^(?:\/\*\*?|\/\/)\s*(?:\*\s*)?(What|Whoever|Nobody|One)(?![\w-])/;
const number = /\b(?:[RQDLE]-\d+(?:\.\d+)?|[MKX]-[A-Z]?\d+[a-z]?)\b/;

/** Reports comments that begin without their subject, and requirement numbers in comments (CONTRIBUTING, "Comments are plain"). */
export function check(file, text) {
  return [...text.matchAll(comments)].flatMap(({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const [, word] = withoutSubject.exec(comment) ?? [];
    const [found] = number.exec(comment) ?? [];
    return [
      ...(word
        ? [`${file}:${line} a comment begins with ${word}: name its subject with the noun used in the code`]
        : []),
      ...(found
        ? [
            `${file}:${line} a comment contains ${found}: requirement numbers belong in test titles and the contract`,
          ]
        : []),
    ];
  });
}
