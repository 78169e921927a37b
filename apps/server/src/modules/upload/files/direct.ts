import { renamed } from '@selvedge/domain/files/attachments';
import { codes } from '@selvedge/api-spec/codes';
import { UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { newId } from '../../../db/ids';
import { files } from '../../../db/schema/platform';
import { invalid, Refusal, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';
import type { DrawnPicture } from '../pictures/redraw';
import { putAddress } from './address';
import { type FileRow, type FileServices, discard, newStorageKey, storedName, withRoom } from './keep';

/** How long an address takes the bytes of an upload. */
const LIFE_MS = 15 * 60_000;

/** A picture that a buyer says will be sent. */
export interface AnnouncedPicture {
  name: string;
  /** Bytes, exactly. */
  size: number;
  contentType: string;
}

/** Where the bytes of an announced picture go, and until when. */
export interface Announced {
  id: string;
  url: string;
  endsAt: Date;
}

/**
 * Starts an upload whose bytes the client brings to the store itself. The row stands from now on and takes room; nothing
 * can name it before it is finished. Refuses with 41301 when the buyer has no more room.
 */
export async function startDirect(
  services: FileServices,
  buyerId: string,
  { name, size, contentType }: AnnouncedPicture,
  now: Date,
  language: Language,
): Promise<Announced> {
  const { db, adapters } = services;
  const id = newId();
  const storageKey = newStorageKey('incoming', 'bin');
  const owner = { kind: 'buyer' as const, id: buyerId };
  await withRoom(services, { owner, bytes: size }, language, (tx) =>
    tx.insert(files).values({
      id,
      ownerKind: owner.kind,
      ownerId: owner.id,
      name: storedName(name),
      kind: 'IMAGE',
      contentType,
      size,
      storageKey,
      state: 'WRITING',
      createdAt: now,
      checkedAt: now,
    }),
  );
  const endsAt = new Date(now.getTime() + LIFE_MS);
  const outside = await adapters.files.putAddress(storageKey, { size, contentType, lifeMs: LIFE_MS });
  return { id, url: outside ?? (await putAddress(db, id, endsAt)), endsAt };
}

/** The bytes that arrived, or null when they are none or not those that were announced; never more than that is read. */
async function readArrived(stream: Readable | null, size: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of stream ?? []) {
    const bytes = Buffer.from(piece as Uint8Array);
    read += bytes.length;
    if (read > Math.min(size, UPLOAD_IMAGE_MAX_BYTES)) return null;
    pieces.push(bytes);
  }
  return stream === null || read !== size ? null : Buffer.concat(pieces);
}

/** What a finished upload becomes: how its bytes are drawn, and whether everybody may see it. */
export interface Finish {
  draw: (upload: { filename: string; data: Buffer; person: string }) => Promise<DrawnPicture>;
  isPublic: boolean;
}

/**
 * Finishes an upload: looks at the bytes that arrived, draws them anew under a key that no client can write to, and keeps the
 * file. Called again, it answers the same file. Refuses with 40401 what is no open upload of the buyer's and with 40001 where the
 * announced bytes have not arrived; bytes that are no picture give the upload up (41501).
 */
export async function finishDirect(
  services: FileServices,
  buyerId: string,
  id: string,
  { draw, isPublic }: Finish,
  now: Date,
  language: Language,
): Promise<FileRow> {
  const { db, adapters } = services;
  const own = and(eq(files.id, id), eq(files.ownerKind, 'buyer'), eq(files.ownerId, buyerId));
  const [found] = await db.select().from(files).where(own);
  if (found?.state === 'KEPT') return found;
  if (found?.state !== 'WRITING' || !found.storageKey.startsWith('incoming/')) throw refuse(codes.NOT_FOUND);
  const data = await readArrived(await adapters.files.get(found.storageKey), found.size);
  if (data === null) throw invalid({ id: translate(language, 'upload.notArrived') });
  const drawn = await draw({ filename: found.name, data, person: buyerId }).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === codes.WRONG_FILE_TYPE) await discard(db, id);
    throw error;
  });
  const made = await keepDrawn(services, found, { drawn, isPublic }, now, language);
  return made ?? finishDirect(services, buyerId, id, { draw, isPublic }, now, language);
}

/** Puts the drawn picture in the place of what arrived; null when the same upload was finished meanwhile. */
async function keepDrawn(
  services: FileServices,
  arrived: FileRow,
  { drawn, isPublic }: { drawn: DrawnPicture; isPublic: boolean },
  now: Date,
  language: Language,
): Promise<FileRow | null> {
  const { adapters } = services;
  const { id, name, ownerId } = arrived;
  const { extension, contentType } = drawn.kind;
  const storageKey = newStorageKey('uploads', extension);
  await adapters.files.put(storageKey, drawn.data);
  const owner = { kind: 'buyer' as const, id: ownerId };
  const [made] = await withRoom(services, { owner, bytes: drawn.data.length, except: id }, language, (tx) =>
    tx
      .update(files)
      .set({
        name: renamed(name, extension),
        contentType,
        size: drawn.data.length,
        storageKey,
        isPublic,
        redrawn: true,
        state: 'KEPT',
        checkedAt: now,
      })
      .where(and(eq(files.id, id), eq(files.state, 'WRITING')))
      .returning(),
  );
  // What is left where this fails belongs to no row, and is swept like all such bytes.
  await adapters.files.delete(made === undefined ? storageKey : arrived.storageKey).catch(() => undefined);
  return made ?? null;
}
