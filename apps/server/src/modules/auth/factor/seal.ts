import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config';
import type { Queryable } from '../../../db/pool';
import { systemState } from '../../../db/schema/platform';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const STATE_KEY = 'seal_secret';

/** Origin of the key that sealed a text: the settings, or the installation's own key (`house`) when they have none. */
type Source = 'settings' | 'house';

/** Keys named in the settings. */
export type SealKeys = Pick<Config, 'sealKey' | 'sealKeyBefore'>;

/** Returns the installation's own key; it is created with the first secret. */
async function installationSecret(db: Queryable): Promise<string> {
  const [found] = await db.select().from(systemState).where(eq(systemState.key, STATE_KEY));
  if (found !== undefined) return found.value;
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(systemState).values({ key: STATE_KEY, value: fresh }).onConflictDoNothing();
  return installationSecret(db);
}

/** Returns the keys that may have sealed texts of a source, the current one first. */
async function secretsOf(db: Queryable, config: SealKeys, source: Source): Promise<string[]> {
  if (source === 'house') return [await installationSecret(db)];
  return [config.sealKey, config.sealKeyBefore].filter((key) => key !== undefined);
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'selvedge second factor', KEY_BYTES));

/** Encrypts a text for one owner: it cannot be opened for another owner, wherever it is copied to. */
export async function seal(db: Queryable, config: SealKeys, owner: string, text: string): Promise<string> {
  const source: Source = config.sealKey === undefined ? 'house' : 'settings';
  const [secret] = await secretsOf(db, config, source);
  if (secret === undefined) throw new Error('no key to seal with');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return `${source}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
}

function open(key: Buffer, owner: string, bytes: Buffer): string | null {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Returns a sealed text decrypted; null when neither the current nor the previous key opens it, or when it was tampered with. */
export async function unseal(
  db: Queryable,
  config: SealKeys,
  owner: string,
  sealed: string,
): Promise<string | null> {
  const [source, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (const secret of await secretsOf(db, config, source === 'settings' ? 'settings' : 'house')) {
    const text = open(keyOf(secret), owner, bytes);
    if (text !== null) return text;
  }
  return null;
}
