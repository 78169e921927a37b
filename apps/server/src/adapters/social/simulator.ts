import type { SocialAdapter } from '../adapters';

/** Path of the simulator's login page on this server. */
export const SIMULATOR_PATH = '/api/sp/simulator';

/** Simulator of the platform for development: the code is the person's name there. */
export const socialSimulator: SocialAdapter = {
  configured: true,
  name: null,
  isSimulated: true,
  returnUrl: null,
  departure: ({ state, origin }) => Promise.resolve(`${origin}${SIMULATOR_PATH}?state=${state}`),
  identify: (code) => Promise.resolve(/^[\w.-]{2,60}$/.test(code) ? `simulated:${code.toLowerCase()}` : null),
};
