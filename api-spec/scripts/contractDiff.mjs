/**
 * Compares the document with that of the last release and lists what breaks a client (`npm run contract:diff`). It fails on every break
 * that CHANGELOG.md does not quote in backquotes. With --release the current document becomes that of the last release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { currentDocument } from './bundle.mjs';
import { breakingChanges, unacknowledged } from './diff/compare.mjs';
import { contractSnapshot, meaningText } from './diff/meaning.mjs';

const RELEASED = new URL('../released/contract.json', import.meta.url);
const CHANGELOG = new URL('../CHANGELOG.md', import.meta.url);

const now = contractSnapshot(currentDocument());
if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, meaningText(now));
  console.log(`The contract of ${now.version} is the released one`);
} else {
  const released = JSON.parse(readFileSync(RELEASED, 'utf8'));
  const found = breakingChanges(released, now);
  const open = new Set(unacknowledged(found, readFileSync(CHANGELOG, 'utf8')));
  for (const one of found) console.log(`${open.has(one) ? 'BREAKS ' : 'said   '} ${one}`);
  console.log(
    `${found.length} changes since ${released.version} break a client, ${open.size} of them without a word in CHANGELOG.md`,
  );
  if (open.size > 0) process.exitCode = 1;
}
