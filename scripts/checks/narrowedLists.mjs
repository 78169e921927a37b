import ts from 'typescript';

/** Screens and what both apps share. */
export const appliesTo = (file) =>
  /^apps\/(buyer|admin|kit)\/src\/.*\.tsx$/.test(file) && !/\.(stories|test)\.tsx$/.test(file);

/** What a person narrows a list by. */
const FILTERS = /<(?:SearchField|WordSearch|FilterSelect|QuickDateFilter)\b/;

/**
 * Lists that say what stands in place of their rows and not what hides them: with a filter on they would tell that there is nothing.
 * `narrowing` names the filters and clears them; null is for a list that has none.
 */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const given = new Map(
        node.attributes.properties
          .filter(ts.isJsxAttribute)
          .map((one) => [one.name.getText(), one.initializer?.getText()]),
      );
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const at = `${file}:${line + 1}`;
      if (given.has('empty') && !given.has('narrowing'))
        problems.push(`${at} says what is there without rows, and not what hides them: give narrowing`);
      if (given.get('narrowing') === '{null}' && FILTERS.test(text))
        problems.push(`${at} stands under a filter and says that nothing narrows it`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
