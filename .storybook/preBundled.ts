/**
 * Packages that are bundled before the first story, so that no story loads a second React or reloads the page: those that the scan misses
 * because styles import them only once compiled, all of React Aria, and the dependencies of the apps' screens.
 */
export const preBundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/dynamic',
  'react-aria-components/*',
  '@hookform/resolvers/zod',
  '@internationalized/date',
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
  'zod/v4/core',
];
