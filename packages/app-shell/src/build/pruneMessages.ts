import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const messageFile = /\/design-system\/src\/locales\/[^/]+\/\w+\.json$/;
const lookup = /\b(?:useMessages|getMessage)\(\s*["'`](\w+)["'`]/g;
const comment = /\/\*[^]*?\*\//g;

/** Vite plugin that leaves out of the design system's message files the sets that no module of the app looks up. */
export function pruneMessages(): Plugin {
  return {
    name: 'prune-messages',
    apply: 'build',
    renderChunk(_code, { facadeModuleId }) {
      if (facadeModuleId === null || !messageFile.test(facadeModuleId)) return null;
      const code = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? '').join('\n');
      const used = new Set([...code.replaceAll(comment, '').matchAll(lookup)].map(([, name]) => name));
      const sets = JSON.parse(readFileSync(facadeModuleId, 'utf8')) as Record<string, object>;
      const kept = Object.fromEntries(Object.entries(sets).filter(([name]) => used.has(name)));
      return { code: `export default ${JSON.stringify(kept)};`, map: { mappings: '' } };
    },
  };
}
