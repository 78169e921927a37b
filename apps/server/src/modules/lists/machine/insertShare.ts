import { randomInt } from 'node:crypto';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { listShares } from '../../../db/schema/lists';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import type { ListRow } from '../read/listFor';
import type { ShareRow } from '../read/shares';
import { LIST_ENTITY } from './conflict';

/** Settings of a share link; missing ones take the default. */
export interface ShareWish {
  expiresAt?: string;
  hidePrice?: boolean;
  columns?: ProductColumnKey[];
  watermark?: string | null;
  openToAll?: boolean;
}

/** Letters and digits that cannot be confused with one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Length of 128 random bits, as for all codes that give access by themselves: a code cannot be guessed. */
const CODE_LENGTH = 26;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates a share link of a locked list; refuses with 40001 an expiry in the past. */
export async function insertShare(
  ctx: Pick<Context, 'actor' | 'now' | 'language'>,
  tx: Tx,
  list: ListRow,
  wish: ShareWish,
): Promise<ShareRow> {
  const { actor, now, language } = ctx;
  const expiresAt = wish.expiresAt === undefined ? null : new Date(wish.expiresAt);
  if (expiresAt !== null && expiresAt <= now)
    throw invalid({ expiresAt: translate(language, 'lists.future') });
  const row: ShareRow = {
    id: newId(),
    code: newCode(),
    listId: list.id,
    hidePrice: wish.hidePrice ?? false,
    openToAll: wish.openToAll ?? false,
    columns: wish.columns ?? list.columns,
    watermark: wish.watermark?.trim() || null,
    views: 0,
    expiresAt,
    revokedAt: null,
    createdBy: actor.name,
    createdAt: now,
  };
  await tx.insert(listShares).values(row);
  const after = { shareId: row.id, hidePrice: row.hidePrice, openToAll: row.openToAll };
  await record(tx, { entity: LIST_ENTITY, entityId: list.id, action: 'share', actor, after });
  return row;
}
