/** The clock of a device stands in these only; tests and stories make their own time. */
const clocks = new Set([
  'apps/kit/src/app/deviceClock.ts',
  'apps/kit/src/app/useNow.ts',
  'design-system/src/formats/clock.ts',
]);

export const appliesTo = (file) =>
  /^(apps\/(buyer|admin|kit)|design-system)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test|demo|fixture)\.tsx?$/.test(file) &&
  !/\/testing\//.test(file) &&
  !clocks.has(file);

const reads = /\bDate\.now\b|\bDate\(\s*\)/g;

/**
 * Reads of the device's clock. It may be days off, and what it is compared with is the server's nearly always: `serverNow` or `useNow` say the
 * time, in the design system `clockNow`; `deviceNow` says which time of the device's own is meant.
 */
export function check(file, text) {
  return [...text.matchAll(reads)].map(
    ({ index }) =>
      `${file}:${text.slice(0, index).split('\n').length} reads the clock of the device: serverNow and useNow say the time, deviceNow one of its own`,
  );
}
