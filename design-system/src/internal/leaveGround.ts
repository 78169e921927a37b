import type { SyntheticEvent } from 'react';

/** Without a source at all, browsers would keep their sign of a broken picture. */
const NOTHING_DRAWN = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Leaves the bare ground of a picture that could not be loaded, without the browser's sign of a broken one. */
export function leaveGround({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  // Where a page may not load data addresses, this one fails too.
  if (currentTarget.src !== NOTHING_DRAWN) currentTarget.src = NOTHING_DRAWN;
}
