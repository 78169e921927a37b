import ts from 'typescript';

/** Names that do not follow from the rule, each with its reason. */
const exceptions = {
  'FlowPosition.currentId': 'where an order stands: nobody chooses it',
  'InterfaceSettings.watermark': 'stored under this name',
  'InterfaceSettings.fixedHeader': 'stored under this name',
  'InterfaceSettings.tagsView': 'stored under this name',
  'LanguageSwitchProps.onChange': 'the language in force comes from LocaleProvider',
  'ManifestProduct.hot': 'a product as the contract has it',
  'TabsState.activePath': 'the list of open pages that the app keeps, not a prop',
  'ViewTab.affix': 'a page as the menu of the contract has it',
  'ViewTab.keepAlive': 'a page as the menu of the contract has it',
};
/** Change events that a component may have without a prop for their state. */
const reported = new Set(['onOpenChange', 'onInvalidChange']);
const otherWords =
  /^(?:(?:selected|chosen|active|current|picked|checked)(?:Id|Path|Index|Value)?s?|selection)$/;
const otherEvents = /^on(?:Select|Choose|Pick|Check|Toggle)$/;

/** Selects the files in which components declare their public props. */
export const appliesTo = (file) =>
  /^design-system\/src\/(?:layout|primitives|forms|charts|commerce|pages|shell)\/[A-Z][^/]*\/.*(?:\.tsx|\.(?:types|model)\.ts)$/.test(
    file,
  ) &&
  !/\.(?:test|stories|css)\.tsx?$/.test(file) &&
  !/\/Story[A-Z]/.test(file);

/** Returns whether the state that an event reports is a prop: `onSortChange` beside `sort`, `onChange` beside `value`. */
function hasState(event, names) {
  if (event === 'onChange') return names.has('value') || names.has('isSelected');
  if (event === 'onSelectionChange') return names.has('selectedKey') || names.has('selectedKeys');
  const state = event.slice(2, -'Change'.length);
  const own = state[0].toLowerCase() + state.slice(1);
  return [own, `${own}s`, `is${state}`].some((name) => names.has(name));
}

/** Reports props outside the vocabulary of CONTRIBUTING: booleans are `is` or `has`, a choice is named as in React Aria. */
export function check(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems = [];
  for (const node of source.statements) {
    if (!ts.isInterfaceDeclaration(node)) continue;
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const members = node.members.filter(ts.isPropertySignature);
    const names = new Set(members.map(({ name }) => name.getText()));
    const isClosed = node.heritageClauses === undefined;
    for (const member of members) {
      const name = member.name.getText();
      const key = `${node.name.text}.${name}`;
      if (key in exceptions) continue;
      const report = (what) => {
        const { line } = source.getLineAndCharacterOfPosition(member.getStart());
        problems.push(`${file}:${line + 1} ${key}: ${what}`);
      };
      const isBoolean = member.type?.kind === ts.SyntaxKind.BooleanKeyword;
      if (isBoolean && !/^(?:is|has)[A-Z]/.test(name)) report('a boolean starts with is or has');
      if (otherWords.test(name) || otherEvents.test(name))
        report('a choice is value/onChange or selectedKey(s)/onSelectionChange');
      if (/^on\w*Change$/.test(name) && isClosed && !reported.has(name) && !hasState(name, names))
        report('an event of change is named after the prop it changes');
    }
  }
  return problems;
}
