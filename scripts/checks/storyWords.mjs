import ts from 'typescript';

const han = /\p{Script=Han}/u;
const free = new Set(['play']);

/** Selects stories of the component library and the data they share. */
export const appliesTo = (file) => /^design-system\/.*(?:\.stories|\/storyData)\.tsx?$/.test(file);

/** Returns the Chinese texts of a story, except those of `useSay` and of a play function, which reads the default language. */
export function wordsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const words = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say') return;
    if (ts.isPropertyAssignment(node) && free.has(node.name.getText())) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      if (han.test(node.text)) words.push(node.text.replace(/\s*\n\s*/g, ' ').trim());
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

/** Reports texts of stories without an English text in `.storybook/words.en.json`, and English texts that no story uses. */
export function check(words, english) {
  const needed = new Set(words);
  return [
    ...[...needed]
      .filter((word) => !(word in english))
      .map((word) => `.storybook/words.en.json misses ${word}`),
    ...Object.keys(english)
      .filter((word) => !needed.has(word))
      .map((word) => `.storybook/words.en.json says ${word}, which no story does`),
  ];
}
