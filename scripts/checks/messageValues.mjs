import ts from 'typescript';
import { entriesOf } from './messageFiles.mjs';

/** Functions that fill a message: `t` of a component, `translate` of the server. */
const FILLS = /(?:^|\.)(?:t|translate)$/;

/** Selects the code that shows messages. */
export const appliesTo = (file) =>
  /^(apps|packages|design-system)\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test|spec)\.tsx?$|\/(testing|torture)\//.test(file);

/**
 * Returns the placeholders of each key, one set for each message file that has the key. A key counts with and without the name of its
 * file; in the library also without the name of its component.
 *
 * @param files message files by path
 */
export function placesByKey(files) {
  const found = new Map();
  for (const [path, json] of files) {
    const name = path.replace(/^.*\/|\.json$/g, '');
    for (const [key, { places }] of entriesOf(json)) {
      const names = [key, `${name}.${key}`, path.startsWith('design-system/') && key.replace(/^\w+\./, '')];
      for (const each of names.filter(Boolean)) found.set(each, [...(found.get(each) ?? []), places]);
    }
  }
  return found;
}

/** Returns the names that an argument gives; undefined when they cannot be read from the code. */
function namesGiven(values) {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment))
    return undefined;
  return values.properties.map((one) => one.name.getText());
}

/** Reports calls that leave a placeholder of their message empty: the person would read `{{name}}`. */
export function check(file, text, places) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && FILLS.test(node.expression.getText())) {
      const at = node.arguments.findIndex(ts.isStringLiteralLike);
      const key = node.arguments[at]?.text.replace(':', '.');
      const given = namesGiven(node.arguments[at + 1]);
      const wanted = places.get(key) ?? [];
      if (given && wanted.length > 0 && !wanted.some((all) => [...all].every((one) => given.includes(one)))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const lacks = [...wanted[0]].filter((one) => !given.includes(one));
        problems.push(`${file}:${line + 1} gives ${key} no ${lacks.join(', ')}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
