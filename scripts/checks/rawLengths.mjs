import ts from 'typescript';

const length = /(?<![\w.#-])-?\d*\.?\d+(?:px|rem|cm|mm|pt)\b/g;

/** Selects the styles of components: spaces and sizes must come from the tokens or from a named constant. */
export const appliesTo = (file) =>
  /^design-system\/src\/.*\.css\.ts$/.test(file) && !/src\/theme\//.test(file);

/** Returns whether a text belongs to a named constant, such as `const edge = '92px'` or `const col = { price: '6rem' }`. */
function isNamed(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at)) return false;
    if (ts.isVariableDeclaration(at)) return ts.isSourceFile(at.parent.parent.parent);
  }
  return false;
}

/**
 * Reports lengths written into a style. Allowed are the hairline `1px`, 0, percentages, `fr`, viewport units and `em`, which follows the
 * font size; a condition of a media query; and a named constant at the top of the file.
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
