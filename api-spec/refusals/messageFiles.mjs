import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Message files by language: beside this file, and beside the server's bundle once built. */
const LOCALES = join(dirname(fileURLToPath(import.meta.url)), 'locales');

/** The language of who asked for none of ours: `DEFAULT_TAG` of the domain, to which a test of the server holds it. */
const DEFAULT = 'zh-CN';

/** A catalogue in every language that has a folder, the default one first. */
export function messageFiles(name) {
  const tags = readdirSync(LOCALES).sort((a, b) => Number(b === DEFAULT) - Number(a === DEFAULT));
  return Object.fromEntries(
    tags.map((tag) => [tag, JSON.parse(readFileSync(join(LOCALES, tag, `${name}.json`), 'utf8'))]),
  );
}
