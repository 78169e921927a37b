import type { SocialAdapter } from './adapters';

/** No platform is configured: every code is refused. */
export const noSocial: SocialAdapter = {
  configured: false,
  identify: () => Promise.resolve(null),
};

/** Stand-in for the platform in development: the code is the person's name there (D-64). */
export const socialSimulator: SocialAdapter = {
  configured: true,
  identify: (code) => Promise.resolve(/^[\w.-]{2,60}$/.test(code) ? `simulated:${code.toLowerCase()}` : null),
};
