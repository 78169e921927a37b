import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { files } from '../../../db/schema/platform';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import type { FileRow } from './keep';
import { ownerOf } from './owner';

const ADDRESS = /^\/files\/([A-Za-z0-9_-]+)(?:\?.*)?$/;

/**
 * Locks the stored files among these until the transaction ends, so that the sweep does not treat them as unused while they are being
 * referenced. All code that writes the id of a file anywhere calls this first.
 */
export function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.state, 'KEPT')))
    .orderBy(files.id)
    .for('share');
}

/**
 * Returns a portrait as it is stored: the address of a public picture that the caller uploaded, without its query; empty for none. The
 * stored value (`current`) may be sent back. Refuses any other address with 40001, so that viewers do not load pictures of another site.
 */
export async function portraitOf(
  tx: Tx,
  ctx: Pick<Context, 'maybeStaff' | 'buyer' | 'language'>,
  address: string | null | undefined,
  current: string | null,
): Promise<string> {
  if (!address || address === current) return address ?? '';
  const id = ADDRESS.exec(address)?.[1];
  const [file] = await lockFiles(tx, id === undefined ? [] : [id]);
  const caller = ownerOf(ctx);
  const own = file?.ownerKind === caller.kind && file.ownerId === caller.id;
  if (file === undefined || !own || !file.isPublic || !file.redrawn) {
    throw invalid({ avatar: translate(ctx.language, 'upload.portrait') });
  }
  return `/files/${file.id}`;
}

/**
 * Returns the ids of pictures by their addresses, in their order: public pictures uploaded by staff, or already stored ones (`known`).
 * Refuses any other address with 40001 at its field, so that viewers do not load pictures of another site.
 */
export async function shownPictures(
  tx: Tx,
  addresses: readonly string[],
  {
    known,
    fieldAt,
    language,
  }: { known: readonly string[]; fieldAt: (at: number) => string; language: Language },
): Promise<string[]> {
  const ids = addresses.map((address) => ADDRESS.exec(address)?.[1] ?? '');
  const held = await lockFiles(tx, ids);
  const own = held.filter((file) => file.ownerKind === 'staff' && file.isPublic && file.redrawn);
  const good = new Set([...known, ...own.map(({ id }) => id)]);
  const wrong = ids.flatMap((id, at) => (good.has(id) ? [] : [fieldAt(at)]));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map((field) => [field, translate(language, 'upload.portrait')])));
  return ids;
}

/** Returns the id of a file by its address; undefined for any other address. */
export const fileIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
