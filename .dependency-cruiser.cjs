// Import directions (docs/decisions/0003). Every rule here is proved by a failing fixture in scripts/fixtures/directions.
const ds = '(^|/)design-system/';
const layer = (names) => `${ds}src/(${names})/`;
const unitFiles = '\\.(test|stories)\\.tsx?$|/testing/';

/** A layer of the design system may import only what stands before it. */
const layers = [
  ['theme', 'css|i18n|formats|internal|layout|primitives|forms|charts|commerce|pages|shell'],
  ['css', 'i18n|formats|internal|layout|primitives|forms|charts|commerce|pages|shell'],
  ['i18n|formats|internal', 'layout|primitives|forms|charts|commerce|pages|shell'],
  ['layout|primitives', 'forms|charts|commerce|pages|shell'],
  ['forms|charts', 'commerce|pages|shell'],
  ['commerce', 'pages'],
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layers.map(([from, to]) => ({
      name: `layer-${from.replaceAll('|', '-')}`,
      severity: 'error',
      from: { path: layer(from), pathNot: unitFiles },
      to: { path: layer(to) },
    })),
    {
      name: 'domain-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '(^|/)(domain|packages/embedded-postgres)/' },
      to: { path: '(^|/)(api-spec|design-system|apps|packages/app-shell)/' },
    },
    {
      name: 'design-system-knows-no-contract',
      severity: 'error',
      from: { path: ds },
      to: { path: '(^|/)(api-spec|apps|packages/app-shell)/' },
    },
    {
      name: 'contract-knows-no-screen',
      severity: 'error',
      from: { path: '(^|/)api-spec/' },
      to: { path: '(^|/)(design-system|apps|packages/app-shell)/' },
    },
    {
      name: 'server-knows-no-frontend',
      severity: 'error',
      from: { path: '(^|/)apps/server/' },
      to: { path: '(^|/)(design-system|apps/(buyer|admin)|packages/app-shell)/' },
    },
    {
      name: 'contract-read-in-one-place',
      severity: 'error',
      from: { path: '(^|/)apps/server/', pathNot: 'apps/server/src/contract/document\\.ts$' },
      to: { path: 'api-spec/generated/openapi\\.json$' },
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      from: { path: '(?:^|/)(?:apps/(buyer|admin|server)|packages/app-shell)/' },
      to: { path: '(?:^|/)apps/(buyer|admin|server)/', pathNot: '(?:^|/)apps/$1/' },
    },
    {
      name: 'screens-do-not-know-each-other',
      severity: 'error',
      from: { path: '(^|/)apps/(?:buyer|admin)/src/screens/([^/]+)/' },
      to: { path: '(^|/)apps/(?:buyer|admin)/src/screens/', pathNot: '/src/screens/$2/' },
    },
    {
      name: 'react-aria-only-in-parts',
      severity: 'error',
      from: {
        pathNot: `${layer('primitives|forms|commerce|shell|internal|i18n|theme|testing')}|(^|/)\\.storybook/|node_modules|(^|/)bench/`,
      },
      to: { path: 'node_modules/(react-aria-components|react-aria|@react-aria/(?!optimize))' },
    },
    {
      name: 'hook-form-only-in-forms-and-apps',
      severity: 'error',
      from: { path: ds, pathNot: `${layer('forms')}|${unitFiles}` },
      to: { path: 'react-hook-form' },
    },
    {
      name: 'app-state-only-in-apps',
      severity: 'error',
      from: { path: '(^|/)(design-system|api-spec)/' },
      to: { path: '(^|/)node_modules/(valtio|wouter|@tanstack/react-query|i18next)/' },
    },
    {
      name: 'heavy-only-behind-import',
      severity: 'error',
      from: {
        path: '(^|/)(design-system|apps/(buyer|admin))/',
        pathNot: '\\.worker\\.ts$|\\.(test|stories)\\.tsx?$',
      },
      to: {
        path: 'node_modules/(@e965/xlsx|xlsx|uplot)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)((dist|storybook-static)/|generated/(?!openapi\\.json))' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
