import type { Plugin } from 'vite';

/** Name of the chunk of the sign-in, and of the small ones that only re-export it. */
const SIGN_IN = 'signIn';

/**
 * Vite plugin that fails a build in which a page loads the sign-in chunk: a module that both use was left in it (see routeGroups), and
 * every page would load the sign-in with its forms.
 */
export function forbidSignInImports(): Plugin {
  return {
    name: 'sign-in-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const signIn = new Set(chunks.filter(({ name }) => name === SIGN_IN).map(({ fileName }) => fileName));
      for (const { name, imports } of chunks)
        if (name !== SIGN_IN && imports.some((file) => signIn.has(file)))
          this.error(
            `${name} loads the file of the sign-in: put what both use into base (build/routeGroups.ts)`,
          );
    },
  };
}
