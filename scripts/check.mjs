// The project's own rules: literal text, raw colours, props, file names, catalogues, exports. Each is proved by a fixture.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPair } from './checks/catalogues.mjs';
import * as componentProps from './checks/componentProps.mjs';
import { check as checkExports, publicEntries } from './checks/exportsList.mjs';
import * as fileNames from './checks/fileNames.mjs';
import * as literalText from './checks/literalText.mjs';
import * as rawColours from './checks/rawColours.mjs';
import { projectFiles } from './lib/files.mjs';
import { root } from './lib/run.mjs';

const files = projectFiles();
const problems = [];
for (const rule of [literalText, rawColours, componentProps, fileNames]) {
  for (const file of files.filter(rule.appliesTo)) {
    problems.push(...rule.check(file, readFileSync(join(root, file), 'utf8')));
  }
}
problems.push(...fileNames.checkFolders(files));

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
for (const app of ['buyer', 'admin', 'kit']) {
  const folder = join(root, 'apps', app, 'src/locales');
  const names = new Set(['zh-CN', 'en'].flatMap((language) => readdirSync(join(folder, language))));
  for (const name of names) {
    const [zh, en] = ['zh-CN', 'en'].map((language) => join(folder, language, name));
    if (!existsSync(zh) || !existsSync(en)) problems.push(`${app}: ${name} stands in one language only`);
    else problems.push(...checkPair(`${app}/${name}`, json(zh), json(en)));
  }
}

const packageRoot = join(root, 'design-system');
problems.push(...checkExports(json(join(packageRoot, 'package.json')), publicEntries(packageRoot)));

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${files.length} files keep the rules` : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
