import ts from 'typescript';

/** Selects screens and code that both apps share. */
export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell)\/src\/.*\.tsx$/.test(file) &&
  !/\.(stories|test)\.tsx$/.test(file);

/** Components by which a user filters a list. */
const FILTERS = /<(?:SearchField|WordSearch|FilterSelect|DateRangePicker)\b/;

/**
 * Reports lists that have a text for no rows (`empty`) but no `narrowing`: with a filter on they would claim that there is nothing.
 * `narrowing` names the filters and clears them; null is for a list without filters.
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
