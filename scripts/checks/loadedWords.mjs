import ts from 'typescript';

/** Message files that both apps load before anything is drawn (`packages/app-shell/src/app/i18n.ts`). */
const always = ['common', 'dictionaries'];
const elsewhere = /^([a-z][A-Za-z]*):/;

/** Selects the sources of the apps; their stories load every message file, so that no story shows a missing text. */
export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test|demo)\.tsx?$/.test(file) &&
  !/\/testing\//.test(file);

/** Returns the texts of a type or a value: one, or several of a list. */
function textsIn(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isLiteralTypeNode(node)) return textsIn(node.literal);
  if (ts.isTypeOperatorNode(node)) return textsIn(node.type);
  if (ts.isArrayLiteralExpression(node) || ts.isTupleTypeNode(node)) return node.elements.flatMap(textsIn);
  return [];
}

/** Returns the beginnings of the keys that an argument may be. */
function keysIn(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...keysIn(node.left), ...keysIn(node.right)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(keysIn);
  return [];
}

const isHook = (node) =>
  node !== undefined && ts.isCallExpression(node) && node.expression.getText() === 'useTranslation';

/** Maps the names of `t` in a scope to the message files that their `useTranslation` loads. */
function loadersIn(scope) {
  const loaders = new Map();
  const visit = (node) => {
    if (node !== scope && ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node) && isHook(node.initializer)) {
      const loaded = textsIn(node.initializer.arguments[0]);
      if (ts.isIdentifier(node.name)) loaders.set(node.name.text, loaded);
      else for (const { name } of node.name.elements) loaders.set(name.getText(), loaded);
    }
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return loaders;
}

/** Returns the message files that the type `TFunction<…>` promises for a `t` that is passed to a file. */
function promisedIn(source) {
  const promised = [];
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'TFunction')
      promised.push(...textsIn(node.typeArguments?.[0]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return promised;
}

/** Reports keys of a message file (`t('orders:remark')`) that the component does not load: the page would show the keys. */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  const promised = promisedIn(source);
  const loadersOf = new Map();

  /** Returns the message files that the nearest declaration of a name loads; without one the name is a parameter, or `i18next` itself. */
  const loadedBy = (name, from) => {
    for (let node = from; node; node = node.parent) {
      if (!ts.isFunctionLike(node) && !ts.isSourceFile(node)) continue;
      if (!loadersOf.has(node)) loadersOf.set(node, loadersIn(node));
      const loaded = loadersOf.get(node).get(name);
      if (loaded) return loaded;
    }
    return name === 'i18next' ? [] : promised;
  };

  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression;
      const [name] = callee.getText().split('.');
      const isSaying = callee.getText() === 't' || /\bt$/.test(callee.getText());
      if (isSaying) {
        const loaded = new Set([...always, ...loadedBy(name, node)]);
        for (const key of keysIn(node.arguments[0])) {
          const [, namespace] = elsewhere.exec(key) ?? [];
          if (namespace === undefined || loaded.has(namespace)) continue;
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          problems.push(
            `${file}:${line + 1} says ${JSON.stringify(key)} without loading ${namespace}: name it in useTranslation([…])`,
          );
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
