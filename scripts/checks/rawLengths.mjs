import ts from 'typescript';

const length = /(?<![\w.#-])-?\d*\.?\d+(?:px|rem|cm|mm|pt)\b/g;

/** Styles of the components: spaces and sizes come from the tokens or carry a name. */
export const appliesTo = (file) =>
  /^design-system\/src\/.*\.css\.ts$/.test(file) && !/src\/theme\//.test(file);

/** Whether a text stands in a constant of its own, such as `const edge = '92px'` or `const col = { price: '6rem' }`. */
function isNamed(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at)) return false;
    if (ts.isVariableDeclaration(at)) return ts.isSourceFile(at.parent.parent.parent);
  }
  return false;
}

/**
 * Lengths written into a style. Free are the hairline `1px`, 0, percentages, `fr`, shares of the window and `em`, which
 * follows the type; a condition of a media query; and a constant with a name at the top of the file.
 */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems = [];
  const visit = (node) => {
    const isText =
      ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && !/\((?:min|max)-(?:width|height):/.test(node.getText()) && !isNamed(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const [found] of node.getText().matchAll(length))
        if (found !== '1px' && found !== '-1px')
          problems.push(`${file}:${line + 1} raw length ${found}: use a token or name it`);
    }
    if (!ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
