/**
 * Suppresses `error` events of pictures in a story: no server answers their addresses there, and a failed picture cannot be opened. Returns
 * the function that undoes it.
 */
export function suppressPictureErrors(): () => void {
  const hold = (event: Event): void => event.stopImmediatePropagation();
  document.addEventListener('error', hold, true);
  return () => document.removeEventListener('error', hold, true);
}
