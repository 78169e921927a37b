import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Baselines } from './baselines';
import type { Change, Comparison } from './comparison';

const PICTURES = 'pictures';

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #fff; color: #222; }
h2 { margin: 32px 0 8px; font-size: 18px; }
h3 { margin: 16px 0 4px; font-size: 14px; font-weight: 600; }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; }
figure { margin: 0; max-inline-size: 100%; }
figcaption { color: #666; }
img { display: block; max-inline-size: 100%; border: 1px solid #ccc; }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns one line on a change, for the terminal and the page. */
export function sentenceOf(change: Change): string {
  const name = `${change.component} ${change.mode}`;
  if (change.kind === 'new') return `${name}: new, no picture was accepted yet`;
  if (change.kind === 'removed') return `${name}: removed, its picture is still there`;
  if (change.kind === 'failed') return `${name}: could not be drawn: ${change.error.split('\n')[0] ?? ''}`;
  return `${name}: ${change.count} pixels differ, by up to ${change.step} of 255`;
}

/**
 * Writes the report into an empty folder: `index.html` with before, after and difference of each picture that is not as accepted, and
 * `result.json`, which the test run reads. Returns the page's path.
 */
export function writeReport(
  folder: string,
  { same, changes, redrawn }: Comparison,
  baselines: Baselines,
): string {
  mkdirSync(join(folder, PICTURES), { recursive: true });
  const failed = changes.map((change) => {
    const sentence = sentenceOf(change);
    const [name = sentence] = sentence.split(': ');
    return { name: `visual > ${name}`, error: sentence.slice(name.length + 2) };
  });
  const retried = redrawn.map(({ component, mode }) => ({
    name: `visual > ${component} ${mode}`,
    error: 'differed in a page with other stories',
  }));
  writeFileSync(join(folder, 'result.json'), JSON.stringify({ passed: same, failed, retried }));
  const sorted = changes.toSorted((one, other) => one.component.localeCompare(other.component));
  const articles = sorted.map((change, at) => {
    const isFirst = sorted[at - 1]?.component !== change.component;
    return (isFirst ? `<h2>${change.component}</h2>` : '') + articleOf(folder, change, baselines);
  });
  const page = join(folder, 'index.html');
  const summary = `${same} pictures as accepted, ${changes.length} not`;
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${summary}</title><style>${STYLE}</style>` +
      `<h1>${summary}</h1>${articles.join('')}</html>\n`,
  );
  return page;
}

function articleOf(folder: string, change: Change, baselines: Baselines): string {
  const { component, mode, kind } = change;
  const name = (part: string): string => `${PICTURES}/${component}.${mode}.${part}.webp`;
  const figures: string[] = [];
  const add = (part: string): void => {
    figures.push(`<figure><figcaption>${part}</figcaption><img src="${name(part)}" alt=""></figure>`);
  };
  if (kind === 'changed' || kind === 'removed') {
    copyFileSync(baselines.fileOf(change), join(folder, name('before')));
    add('before');
  }
  if (kind === 'changed' || kind === 'new') {
    writeFileSync(join(folder, name('after')), change.after);
    add('after');
  }
  if (kind === 'changed') {
    writeFileSync(join(folder, name('difference')), change.difference);
    add('difference');
  }
  return `<h3>${escaped(sentenceOf(change))}</h3><div class="pictures">${figures.join('')}</div>`;
}
