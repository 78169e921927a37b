/**
 * Keeps from the page that pictures fail, for a story: no server answers their addresses there, and one that failed opens nothing.
 * Returns the way back.
 */
export function holdPictures(): () => void {
  const hold = (event: Event): void => event.stopImmediatePropagation();
  document.addEventListener('error', hold, true);
  return () => document.removeEventListener('error', hold, true);
}
