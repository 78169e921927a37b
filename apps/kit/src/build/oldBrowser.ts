import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../../../domain/display/languages.ts';

/**
 * What every browser that builds are written for knows (`browsers` in vite.ts), and the one before it does not: this function of CSS came
 * with exactly those versions. Who moves the versions looks for the newest thing that all of them share.
 */
const PROBE = ['color', 'light-dark(black, white)'] as const;

/**
 * A script for browsers that cannot run the app: it puts one sentence in each language before the page, which would stay white. It is
 * written in the oldest form of the language, and has neither modules nor styles to wait for.
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

/** Gives the page the script as a file of its own: the content policy takes no script that stands in a page. */
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
