/** The contract as one document: bundled from its files, or read from generated/openapi.json while that is current. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDocument } from './bundle/document.mjs';
import { readSource } from './bundle/source.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = join(root, 'openapi');

/** Folder of everything that is derived from the document. */
export const GENERATED = join(root, 'generated');
const BUNDLE = join(GENERATED, 'openapi.json');

/** Bundles the files into one document that keeps internal references; throws with the place of the first mistake. */
export function bundleDocument() {
  return makeDocument(readSource(sources));
}

/** Writes a file into generated/ atomically, so that a reader never sees half of it. */
export function place(name, text, changedAt = new Date()) {
  mkdirSync(GENERATED, { recursive: true });
  const draft = join(GENERATED, `.${name}.${process.pid}`);
  writeFileSync(draft, text);
  utimesSync(draft, changedAt, changedAt);
  renameSync(draft, join(GENERATED, name));
}

/**
 * Bundles and writes generated/openapi.json. The file has the time at which reading began as its modification time: a source that changes
 * meanwhile is newer, and the next reader bundles again.
 */
export function refreshBundle() {
  const readAt = new Date();
  const document = bundleDocument();
  place('openapi.json', `${JSON.stringify(document, null, 2)}\n`, readAt);
  return document;
}

/** Returns when anything under openapi/ last changed, in ms; folders count, so that a removed file is noticed too. */
function lastChange() {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return Math.max(...names.map((name) => statSync(join(sources, name)).mtimeMs));
}

/**
 * Returns the document of the current files. A bundle that is newer than every file is read as it is, which takes a tenth of the time;
 * otherwise it is bundled again and written for the next reader.
 */
export function currentDocument() {
  if (existsSync(BUNDLE) && statSync(BUNDLE).mtimeMs > lastChange())
    return JSON.parse(readFileSync(BUNDLE, 'utf8'));
  return refreshBundle();
}
