/** Screens and what both apps share; stories and tests make forms as they like. */
export const appliesTo = (file) =>
  /^apps\/(buyer|admin|kit)\/src\/.*\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

const made = /= useForm(?:<[^>(]*>)?\(/g;
const saysHow = /<FormDialog\b|\buseKeptForm\(/;

/**
 * Forms that do not say whether what is typed into them outlives their page. A dialog asks for `keptAs` by its type, any other form says it to
 * `useKeptForm`: under which name it is kept, or why it is not.
 */
export function check(file, text) {
  const starts = [...text.matchAll(made)].map(({ index }) => index);
  return starts
    .filter((start, at) => !saysHow.test(text.slice(start, starts[at + 1])))
    .map(
      (start) =>
        `${file}:${text.slice(0, start).split('\n').length} makes a form that does not say whether it is kept: useKeptForm`,
    );
}
