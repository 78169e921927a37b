/** Selects screens and code that both apps share; tests and stories may use queries freely. */
export const appliesTo = (file) =>
  /^(apps\/(buyer|admin)|packages\/app-shell)\/src\/.*\.tsx?$/.test(file) &&
  !/\.(stories|test)\.tsx?$/.test(file);

const named = /const (\w+) = useQuery\(/g;
const takenApart = /const \{([^}]*)\} = useQuery\(/g;
const ownState = 'isError|isPending|isLoading|isLoadingError|isRefetchError|status';

/**
 * Reports queries (`useQuery`) whose own state decides what is rendered. That state also reports a failed refetch, and a page that renders
 * by it would replace everything typed on it with an error; `answerOf` returns what there is to show.
 */
export function check(file, text) {
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  const found = [...text.matchAll(takenApart)].filter(([, parts]) =>
    RegExp(`\\b(${ownState})\\b`).test(parts),
  );
  for (const [, name] of text.matchAll(named))
    found.push(...text.matchAll(RegExp(`\\b${name}\\.(${ownState})\\b`, 'g')));
  return found.map(
    ({ index }) =>
      `${file}:${lineOf(index)} asks a read for its own state: answerOf says what there is to show`,
  );
}
