import { configure, getConfig } from 'storybook/test';

/**
 * Lets a story wait without printing the page. Each try that finds nothing makes an error, into which Testing Library prints the whole page
 * although only the error of the last try is read: a twentieth of the time of a screen's stories. The wait prints the page into that one
 * itself, and a query that does not wait prints it as before.
 */
export function quickWaits(): void {
  const { getElementError } = getConfig();
  const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) => {
      if (!isWaiting()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
