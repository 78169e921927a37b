import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { files } from '../../../db/schema/platform';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';
import type { FileRow } from './keep';
import { ownerOf } from './owner';

const ADDRESS = /^\/files\/([A-Za-z0-9_-]+)(?:\?.*)?$/;

/**
 * The kept files among these, locked until the transaction ends, so that the sweep takes none of them for unused while it
 * is being named. Whatever writes the id of a file anywhere asks here first.
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
 * A portrait as it is stored: the address of a picture which the caller uploaded to be seen, without anything behind it; empty for
 * none. What is stored already (`current`) may be sent back. Anything else is refused with 40001, so no picture of another site is
 * asked for by those who look at the person.
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
 * Ids of pictures by their addresses, in their order: pictures that staff uploaded for everybody to see, or such as stand there
 * already. Any other address is refused with 40001 at its field, so no picture of another site is asked for by those who look.
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

/** Id of a file by its address; undefined for an address of something else. */
export const fileIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
