/** Screens and what both apps share; tests and stories look at reads as they like. */
export const appliesTo = (file) =>
  /^apps\/(buyer|admin|kit)\/src\/.*\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file);

const named = /const (\w+) = useQuery\(/g;
const takenApart = /const \{([^}]*)\} = useQuery\(/g;
const ownState = 'isError|isPending|isLoading|isLoadingError|isRefetchError|status';

/**
 * Reads whose own state decides what is shown. It also tells of a read that failed to renew, and a page that listens to it gives way to an
 * error with all that was typed on it; `answerOf` says what there is to show.
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
