import ts from 'typescript';

const han = /\p{Script=Han}/u;
/** Calls whose Chinese texts are meant: `say` has the English beside it, and queries of a `play` function read the default language. */
const says = /^(?:say|(?:\w+\.)?(?:get|find|query)(?:All)?By\w+)$/;

/** Selects stories of the component library and the data they share. */
export const appliesTo = (file) => /^design-system\/.*(?:\.stories|\/storyData)\.tsx?$/.test(file);

/** Reports texts of a story that are only in Chinese: those outside of `say` and of a play function. */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && says.test(node.expression.getText())) return;
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'play') return;
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && han.test(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      problems.push(`${file}:${line + 1} says ${node.text.trim()} in Chinese only: use say()`);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
