import { PICTURE_AVATAR_PX, PICTURE_LOGO_PX, PICTURE_PX } from '@selvedge/domain/constants';
import { defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { fileAddress } from './files/address';
import { keepFile } from './files/keep';
import { redraw } from './pictures/redraw';

const LONGEST = { AVATAR: PICTURE_AVATAR_PX, LOGO: PICTURE_LOGO_PX, OTHER: PICTURE_PX } as const;

/** Pictures sent by buyers (K-06, D-59): drawn anew and kept under a random name. */
export const uploadRoutes = defineRoutes({
  frontUploadImage: async (ctx) => {
    const file = neededFile(ctx, 'file');
    const { type = 'OTHER' } = ctx.body;
    const { filename } = file;
    const data = await file.bytes();
    const drawn = await redraw({ filename, data, person: ctx.buyer.id }, LONGEST[type], ctx.language);
    const made = await keepFile(
      { db: ctx.pool, adapters: ctx.adapters, config: ctx.config },
      {
        owner: { kind: 'buyer', id: ctx.buyer.id },
        name: `${filename.replace(/\.\w+$/, '')}.${drawn.kind.extension}`,
        kind: 'IMAGE',
        contentType: drawn.kind.contentType,
        extension: drawn.kind.extension,
        data: drawn.data,
        isPublic: type !== 'OTHER',
        redrawn: true,
      },
      ctx.now,
      ctx.language,
    );
    const { id, name, kind, size } = made;
    return { id, name, kind, size, url: await fileAddress(ctx.db, made, ctx.now) };
  },
});
