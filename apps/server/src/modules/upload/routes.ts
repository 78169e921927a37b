import { randomBytes } from 'node:crypto';
import { defineRoutes } from '../../contract/handlers';
import { newId } from '../../db/ids';
import { files } from '../../db/schema/platform';
import { invalid, refuse } from '../../http/errors';
import { fileAddress } from './fileAddress';
import { pictureKind } from './signatures';

const ACCEPTED = ['jpg', 'png', 'webp'];
const LONGEST_NAME = 200;

/** Pictures sent by buyers (K-06, D-59): judged by signature, kept under a random name. */
export const uploadRoutes = defineRoutes({
  frontUploadImage: async (ctx) => {
    const file = ctx.files.find(({ field }) => field === 'file');
    if (file === undefined) throw invalid({ file: 'file' });
    const data = await file.bytes();
    const kind = pictureKind(data);
    const named = /\.(jpe?g|png|webp)$/i.test(file.filename);
    if (kind === null || !named) throw refuse(41501, { accepted: ACCEPTED });
    const id = newId();
    const storageKey = `pictures/${randomBytes(16).toString('hex')}.${kind.extension}`;
    await ctx.adapters.files.put(storageKey, data);
    const [made] = await ctx.db
      .insert(files)
      .values({
        id,
        ownerKind: 'buyer',
        ownerId: ctx.buyer.id,
        name: file.filename.replaceAll(/[\\/]/g, '_').slice(-LONGEST_NAME),
        kind: 'IMAGE',
        contentType: kind.contentType,
        size: file.size,
        storageKey,
        isPublic: ctx.body.type === 'AVATAR' || ctx.body.type === 'LOGO',
      })
      .returning();
    if (made === undefined) throw refuse(50001);
    return {
      id,
      name: made.name,
      kind: 'IMAGE',
      size: made.size,
      url: await fileAddress(ctx.db, made, ctx.now),
    };
  },
});
