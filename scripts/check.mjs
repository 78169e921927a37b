// Runs the project's own rules (`scripts/checks`); a fixture proves each of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkMessageFiles } from './checks/messageFiles.mjs';
import * as comments from './checks/comments.mjs';
import * as commits from './checks/commits.mjs';
import { checkComponentFolders, checkScreenFolders } from './checks/folders.mjs';
import * as componentProps from './checks/componentProps.mjs';
import * as deviceClock from './checks/deviceClock.mjs';
import * as heldReads from './checks/heldReads.mjs';
import * as keptForms from './checks/keptForms.mjs';
import * as loadedWords from './checks/loadedWords.mjs';
import * as messageValues from './checks/messageValues.mjs';
import * as narrowedLists from './checks/narrowedLists.mjs';
import * as pages from './checks/pages.mjs';
import * as rawColours from './checks/rawColours.mjs';
import * as rawLengths from './checks/rawLengths.mjs';
import * as screenWords from './checks/screenWords.mjs';
import * as serverModules from './checks/serverModules.mjs';
import * as serverSql from './checks/serverSql.mjs';
import * as storyWords from './checks/storyWords.mjs';
import { projectFiles } from './lib/files.mjs';
import { capture, root } from './lib/run.mjs';

const files = projectFiles();
const problems = [];
for (const rule of [
  comments,
  deviceClock,
  heldReads,
  keptForms,
  loadedWords,
  narrowedLists,
  rawColours,
  rawLengths,
  screenWords,
  componentProps,
  serverModules,
  serverSql,
  storyWords,
  pages,
]) {
  for (const file of files.filter(rule.appliesTo)) {
    problems.push(...rule.check(file, readFileSync(join(root, file), 'utf8')));
  }
}
problems.push(...checkComponentFolders(files), ...checkScreenFolders(files));

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { LANGUAGE_TAGS } = await tsImport('../packages/domain/display/languages.ts', import.meta.url);
const messageFiles = files
  .filter((file) => /\/locales\/[^/]+\/[^/]+\.json$/.test(file))
  .map((file) => [file, json(join(root, file))]);
problems.push(...checkMessageFiles(messageFiles, LANGUAGE_TAGS));
const places = messageValues.placesByKey(messageFiles);
for (const file of files.filter(messageValues.appliesTo)) {
  problems.push(...messageValues.check(file, readFileSync(join(root, file), 'utf8'), places));
}
problems.push(...pages.withoutPage(files));

// Merges have a subject of git's own. A checkout without the history (shallow, or no repository) has nothing to check.
const log = await capture('git', ['log', '--no-merges', '--format=%s', `${commits.CHECKED_SINCE}..HEAD`]);
if (log.code === 0)
  problems.push(...commits.check(log.output.split('\n').filter((subject) => subject !== '')));

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${files.length} files keep the rules` : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
