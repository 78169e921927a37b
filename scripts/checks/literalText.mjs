import ts from 'typescript';

/** Attributes whose value is displayed or read aloud. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'description',
]);
const words = /\p{Letter}{2,}|\p{Script=Han}/u;

/** Selects screens and components whose texts must come from message files. */
export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell|design-system\/src)\/.*\.tsx$/.test(file) &&
  !/\.(stories|test|demo)\.tsx$/.test(file) &&
  !/\/testing\//.test(file);

/** Reports text written directly into TSX instead of a message file. */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const report = (node, what) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(
      `${file}:${line + 1} literal text ${JSON.stringify(what.trim())}: move it to the messages (locales)`,
    );
  };
  const visit = (node) => {
    if (ts.isJsxText(node) && words.test(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isStringLiteralLike(value) && words.test(value.text)) report(node, value.text);
    }
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      if (ts.isStringLiteralLike(node.expression) && words.test(node.expression.text))
        report(node, node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
