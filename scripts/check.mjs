// The project's own rules, each proved by a fixture. What they know of old files stands in checks/known.json and only shrinks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkCatalogues } from './checks/catalogues.mjs';
import * as componentProps from './checks/componentProps.mjs';
import { check as checkExports, publicEntries } from './checks/exportsList.mjs';
import * as fileNames from './checks/fileNames.mjs';
import * as literalText from './checks/literalText.mjs';
import * as pages from './checks/pages.mjs';
import { ratchet, tally } from './checks/ratchet.mjs';
import * as rawColours from './checks/rawColours.mjs';
import * as rawLengths from './checks/rawLengths.mjs';
import * as serverModules from './checks/serverModules.mjs';
import * as serverSql from './checks/serverSql.mjs';
import * as storyWords from './checks/storyWords.mjs';
import { projectFiles } from './lib/files.mjs';
import { root } from './lib/run.mjs';

const files = projectFiles();
const problems = [];
for (const rule of [literalText, rawColours, componentProps, fileNames, serverModules, serverSql]) {
  for (const file of files.filter(rule.appliesTo)) {
    problems.push(...rule.check(file, readFileSync(join(root, file), 'utf8')));
  }
}
problems.push(...fileNames.checkFolders(files));

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { LANGUAGE_TAGS } = await tsImport('../domain/display/languages.ts', import.meta.url);
const catalogues = files
  .filter((file) => /\/locales\/[^/]+\/[^/]+\.json$/.test(file))
  .map((file) => [file, json(join(root, file))]);
problems.push(...checkCatalogues(catalogues, LANGUAGE_TAGS));
const known = json(join(root, 'scripts/checks/known.json'));
/** What a rule finds, counted by file. */
const countOf = (rule) =>
  tally(
    files
      .filter(rule.appliesTo)
      .flatMap((file) => rule.check(file, readFileSync(join(root, file), 'utf8')).map(() => file)),
  );
problems.push(...ratchet('raw lengths', countOf(rawLengths), known.rawLengths));
const saidByStories = files
  .filter(storyWords.appliesTo)
  .flatMap((file) => storyWords.wordsIn(file, readFileSync(join(root, file), 'utf8')));
problems.push(...storyWords.check(saidByStories, json(join(root, '.storybook/words.en.json'))));
problems.push(...ratchet('components without a page', tally(pages.withoutPage(files)), tally(known.pages)));
const lacking = files
  .filter((file) => /^design-system\/src\/.*\.mdx$/.test(file))
  .flatMap((file) => pages.checkPage(file, readFileSync(join(root, file), 'utf8')));
problems.push(...ratchet('a page with parts missing', tally(lacking), tally(known.pageParts)));

const packageRoot = join(root, 'design-system');
problems.push(...checkExports(json(join(packageRoot, 'package.json')), publicEntries(packageRoot)));

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${files.length} files keep the rules` : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
