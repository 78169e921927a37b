import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the message files, by language: beside this file, and beside the server's bundle once built. */
const LOCALES = join(dirname(fileURLToPath(import.meta.url)), 'locales');

/** Language of callers that accept none of ours; a test of the server checks that it equals `DEFAULT_TAG` of the domain. */
const DEFAULT = 'zh-CN';

/** Reads the message file `name` of every language that has a folder, the default language first. */
export function messageFiles(name) {
  const tags = readdirSync(LOCALES).sort((a, b) => Number(b === DEFAULT) - Number(a === DEFAULT));
  return Object.fromEntries(
    tags.map((tag) => [tag, JSON.parse(readFileSync(join(LOCALES, tag, `${name}.json`), 'utf8'))]),
  );
}
