import { DAY_MS } from '@selvedge/domain/constants';
import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../../db/pool';
import { systemState } from '../../../db/schema/platform';

/** How long an address of a file is good. */
export const ADDRESS_LIFE_MS = DAY_MS;

const KEY = 'file_secret';
/** The key before, as `<last end> <key>`: no address that ends later can have been signed with it. */
const FORMER_KEY = 'file_secret_before';

const newSecret = (): string => randomBytes(32).toString('base64url');

/** What file addresses are signed with; made when the house is set up, and read once per call. */
export async function signingSecret(db: Queryable): Promise<string> {
  const [found] = await db.select().from(systemState).where(eq(systemState.key, KEY));
  if (found !== undefined) return found.value;
  await db.insert(systemState).values({ key: KEY, value: newSecret() }).onConflictDoNothing();
  return signingSecret(db);
}

/** What an address that ends at `until` (ms since 1970) may have been signed with. */
export async function signingSecretsFor(db: Queryable, until: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(systemState)
    .where(inArray(systemState.key, [KEY, FORMER_KEY]));
  return rows.flatMap(({ key, value }) => {
    if (key === KEY) return [value];
    const [lastEnd = '', secret = ''] = value.split(' ');
    return until <= Number(lastEnd) ? [secret] : [];
  });
}

/**
 * Signs addresses with another key from now on. Those given out are good until they end, unless the key is changed once more before.
 */
export async function renewSigningSecret(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await signingSecret(tx);
    const [held] = await tx.select().from(systemState).where(eq(systemState.key, KEY)).for('update');
    const former = `${now.getTime() + ADDRESS_LIFE_MS} ${held?.value ?? ''}`;
    await tx
      .insert(systemState)
      .values({ key: FORMER_KEY, value: former })
      .onConflictDoUpdate({ target: systemState.key, set: { value: former } });
    await tx.update(systemState).set({ value: newSecret() }).where(eq(systemState.key, KEY));
  });
}
