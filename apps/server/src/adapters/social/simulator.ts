import type { SocialAdapter } from '../adapters';

/** Where the stand-in asks the person, at the server itself. */
export const SIMULATOR_PATH = '/api/sp/simulator';

/** Stand-in for the platform in development: the code is the person's name there. */
export const socialSimulator: SocialAdapter = {
  configured: true,
  name: null,
  isSimulated: true,
  returnUrl: null,
  departure: ({ state, origin }) => Promise.resolve(`${origin}${SIMULATOR_PATH}?state=${state}`),
  identify: (code) => Promise.resolve(/^[\w.-]{2,60}$/.test(code) ? `simulated:${code.toLowerCase()}` : null),
};
