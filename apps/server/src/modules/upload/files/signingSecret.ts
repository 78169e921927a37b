import { DAY_MS } from '@selvedge/domain/constants';
import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../../db/pool';
import { systemState } from '../../../db/schema/platform';

/** Lifetime of an address of a file, in ms. */
export const ADDRESS_LIFE_MS = DAY_MS;

const KEY = 'file_secret';
/** Key of the previous secret, stored as `<last end> <secret>`: no address that ends later can have been signed with it. */
const FORMER_KEY = 'file_secret_before';

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the secret that signs file addresses; it is created when the installation is set up, and callers read it once per request. */
export async function signingSecret(db: Queryable): Promise<string> {
  const [found] = await db.select().from(systemState).where(eq(systemState.key, KEY));
  if (found !== undefined) return found.value;
  await db.insert(systemState).values({ key: KEY, value: newSecret() }).onConflictDoNothing();
  return signingSecret(db);
}

/** Returns the secrets with which an address that ends at `until` (ms since 1970) may have been signed. */
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
 * Replaces the secret that signs addresses. Issued addresses stay valid until they expire, unless the secret is replaced once more before.
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
