/**
 * Bundled before the first story, so that none loads a second React or reloads the page: what the scan misses because styles
 * only call for it once compiled, all of React Aria, and what the screens of the apps stand on.
 */
export const preBundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/dynamic',
  'react-aria-components/*',
  '@hookform/resolvers/zod',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@tanstack/react-query',
  'i18next',
  'openapi-fetch',
  'react-hook-form',
  'react-i18next',
  'saxes',
  'valtio',
  'valtio/utils',
  'wouter',
  'zod',
  'zod/mini',
];
