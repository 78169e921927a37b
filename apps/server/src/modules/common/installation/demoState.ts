import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { systemState } from '../../../db/schema/platform';

/** Key of `system_state` for the demo data of this installation: their size, or that they were removed. */
export const DEMO_KEY = 'demo';
/** Value of that key after the demo data were removed; an installation that was emptied on purpose is not filled again. */
export const DEMO_REMOVED = 'removed';

/** Returns whether this installation is filled with demo data, was filled once (`removed`), or never was (null). */
export async function demoState(db: Queryable): Promise<'filled' | 'removed' | null> {
  const [found] = await db.select().from(systemState).where(eq(systemState.key, DEMO_KEY));
  if (found === undefined) return null;
  return found.value === DEMO_REMOVED ? 'removed' : 'filled';
}
