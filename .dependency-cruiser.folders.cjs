// Folders that know each other in a circle (docs/decisions/0027). Apart from the other rules because tests, which may know
// everything, must be left out before circles are looked for; a fixture in scripts/fixtures/directions proves it.
const { options } = require('./.dependency-cruiser.cjs');

/** Circles that are known; one that was mended leaves this list, and nothing is added. */
const KNOWN = ['apps/server/src/modules/(auth|common|system)$', 'domain/(backOffice|people)$'];

module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: KNOWN },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories)\\.tsx?$|(^|/)testing/` },
  },
};
