/** Files that may read the device's clock; tests and stories are not checked, they make their own time. */
const clocks = new Set([
  'packages/app-shell/src/app/deviceClock.ts',
  'packages/app-shell/src/app/useNow.ts',
  'design-system/src/formats/clock.ts',
]);

export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell|design-system)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test|demo|fixture)\.tsx?$/.test(file) &&
  !/\/testing\//.test(file) &&
  !clocks.has(file);

const reads = /\bDate\.now\b|\bDate\(\s*\)/g;

/**
 * Reports reads of the device's clock. It may be days off, and the value is nearly always compared with a time of the server: use
 * `serverNow` or `useNow`, in the design system `clockNow`, and `deviceNow` when the device's own time is meant.
 */
export function check(file, text) {
  return [...text.matchAll(reads)].map(
    ({ index }) =>
      `${file}:${text.slice(0, index).split('\n').length} reads the clock of the device: serverNow and useNow say the time, deviceNow one of its own`,
  );
}
