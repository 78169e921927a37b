/** Selects screens and code that both apps share; stories and tests may make forms freely. */
export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test)\.tsx?$/.test(file);

const made = /= useForm(?:<[^>(]*>)?\(/g;
const saysHow = /<Form(?:Dialog|Page)\b|\buse(?:Kept|Record)Form\(/;

/**
 * Reports forms that do not declare whether their input outlives the page. Dialogs and pages require `keptAs` by their types, any other
 * form declares it to `useRecordForm` or `useKeptForm`: the name under which the input is stored, or why it is not stored.
 */
export function check(file, text) {
  const starts = [...text.matchAll(made)].map(({ index }) => index);
  return starts
    .filter((start, at) => !saysHow.test(text.slice(start, starts[at + 1])))
    .map(
      (start) =>
        `${file}:${text.slice(0, start).split('\n').length} makes a form that does not say whether it is kept: useRecordForm`,
    );
}
