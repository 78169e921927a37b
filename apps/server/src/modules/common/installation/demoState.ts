import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { systemState } from '../../../db/schema/platform';

/** Key of `system_state` that says what became of the demo in this house: its size, or that it was removed. */
export const DEMO_KEY = 'demo';
/** Value of that key once the demo was removed; a house emptied on purpose is not filled again. */
export const DEMO_REMOVED = 'removed';

/** Whether this house is filled with the demo, was once and is not any more, or never was (null). */
export async function demoState(db: Queryable): Promise<'filled' | 'removed' | null> {
  const [found] = await db.select().from(systemState).where(eq(systemState.key, DEMO_KEY));
  if (found === undefined) return null;
  return found.value === DEMO_REMOVED ? 'removed' : 'filled';
}
