import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../../domain/display/languages.ts';

/**
 * CSS function that every browser of `browsers` (vite.ts) supports and the version before does not: it shipped with exactly those versions.
 * When raising the versions, pick the newest feature that all of them share.
 */
const PROBE = ['color', 'light-dark(black, white)'] as const;

/**
 * Returns a script for browsers that cannot run the app: it puts a sentence in each language before the page, which would stay blank. It is
 * written in the oldest JavaScript syntax and needs neither modules nor styles.
 */
export function oldBrowserScript(): string {
  const sentences = LANGUAGES.map(({ tag }) => {
    const words = readFileSync(new URL(`./locales/${tag}/oldBrowser.json`, import.meta.url), 'utf8');
    return [tag, (JSON.parse(words) as { tooOld: string }).tooOld];
  });
  return `(function () {
  if (typeof CSS !== 'undefined' && CSS.supports && CSS.supports(${PROBE.map((word) => JSON.stringify(word)).join(', ')})) return;
  var sentences = ${JSON.stringify(sentences)};
  function say() {
    var first = document.body.firstChild;
    for (var at = 0; at < sentences.length; at += 1) {
      var words = document.createElement('p');
      words.setAttribute('role', 'alert');
      words.lang = sentences[at][0];
      words.textContent = sentences[at][1];
      document.body.insertBefore(words, first);
    }
  }
  if (document.body) say();
  else document.addEventListener('DOMContentLoaded', say);
})();
`;
}

/** Vite plugin that adds the script as a file of its own: the content security policy forbids inline scripts. */
export function oldBrowser(): Plugin {
  const source = oldBrowserScript();
  const fileName = `assets/oldBrowser-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'old-browser',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { defer: true, src: `./${fileName}` }, injectTo: 'body' },
    ],
  };
}
