// Folders that know each other in a circle (docs/decisions/0027). Apart from the other rules because tests, which may know
// everything, must be left out before circles are looked for. scripts/circles.mjs runs it; a fixture in scripts/fixtures/directions proves it.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories)\\.tsx?$|(^|/)testing/` },
  },
};
