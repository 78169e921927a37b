// `npm run visual`: draws every component and compares each picture with the accepted one. `npm run visual:accept` (`--accept`) takes the
// new pictures. Both may be given names of components. Docs: docs/testing.md, docs/decisions/0068-picture-comparison.md.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { Baselines } from './baselines';
import { comparePictures, removedFrom } from './comparison';
import type { Change } from './comparison';
import { startBrowser } from './drawing';
import { environmentOf, mismatchOf, thisEnvironment, writeEnvironment } from './environment';
import { modes } from './modes';
import { sentenceOf, writeReport } from './report';
import { serveStorybook } from './storybook';
import type { Subject } from './storybook';

const LISTED = 40;

const words = process.argv.slice(2);
const isAccepting = words.includes('--accept');
const names = words.filter((word) => !word.startsWith('--'));
const report = join(root, 'visual-report');
const baselines = new Baselines(join(import.meta.dirname, 'baselines'));

/** Returns the components with the given names, all of them without names. Throws for a name that no component has. */
function chosen(subjects: readonly Subject[]): readonly Subject[] {
  if (names.length === 0) return subjects;
  return names.map((name) => {
    const subject = subjects.find(({ component }) => component.toLowerCase() === name.toLowerCase());
    if (subject === undefined) throw new Error(`No component is named ${name}`);
    return subject;
  });
}

function accept(change: Change): void {
  if (change.kind === 'changed' || change.kind === 'new') baselines.write(change, change.after);
  if (change.kind === 'removed') baselines.remove(change);
}

function print(changes: readonly Change[]): void {
  for (const change of changes.slice(0, LISTED)) console.log(`  ${sentenceOf(change)}`);
  if (changes.length > LISTED) console.log(`  and ${changes.length - LISTED} more`);
}

/** Returns whether every picture is as accepted, or was accepted now. */
async function run(): Promise<boolean> {
  rmSync(report, { recursive: true, force: true });
  const started = Date.now();
  const browser = await startBrowser();
  const here = thisEnvironment(browser.version());
  const there = environmentOf(baselines.folder);
  const mismatch = there && mismatchOf(there, here);
  const acceptsAll = isAccepting && names.length === 0;
  if (mismatch !== undefined && !acceptsAll) {
    console.error(mismatch);
    await browser.close();
    return false;
  }
  const { address, subjects, close } = await serveStorybook();
  const asked = chosen(subjects);
  const result = await comparePictures({
    browser,
    storybook: address,
    subjects: asked,
    modes,
    baselines,
    onProgress: (remaining) => console.log(`  ${remaining} pictures to go`),
  });
  if (names.length === 0) result.changes.push(...removedFrom(baselines, subjects, modes));
  await Promise.all([browser.close(), close()]);

  const { same, changes, redrawn } = result;
  const page = writeReport(report, result, baselines);
  const seconds = Math.round((Date.now() - started) / 1000);
  print(changes);
  if (redrawn.length > 0) console.log(`${redrawn.length} pictures were as accepted at the second try only`);
  console.log(`${same} pictures as accepted, ${changes.length} not, in ${seconds} s`);
  if (!isAccepting) {
    if (changes.length > 0) console.log(`See ${page}; npm run visual:accept takes the new pictures.`);
    return changes.length === 0;
  }
  changes.forEach(accept);
  if (acceptsAll) writeEnvironment(baselines.folder, here);
  return changes.every(({ kind }) => kind !== 'failed');
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// A browser that was left open by an error keeps no process waiting.
process.exit();
