import { PICTURE_AVATAR_PX, PICTURE_LOGO_PX, PICTURE_PX } from '@selvedge/domain/constants';
import { type Context, defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { fileAddress } from './files/address';
import { finishDirect, startDirect } from './files/direct';
import { type FileRow, keepFile } from './files/keep';
import { spendAllowance } from './limits/allowance';
import { redraw } from './pictures/redraw';

const LONGEST = { AVATAR: PICTURE_AVATAR_PX, LOGO: PICTURE_LOGO_PX, OTHER: PICTURE_PX } as const;

async function shown(ctx: Pick<Context, 'db' | 'now'>, file: FileRow) {
  const { id, name, kind, size } = file;
  return { id, name, kind, size, url: await fileAddress(ctx.db, file, ctx.now) };
}

const servicesOf = (ctx: Context) => ({ db: ctx.pool, adapters: ctx.adapters, config: ctx.config });

/** Pictures sent by buyers (K-06, D-59): drawn anew and kept under a random name. */
export const uploadRoutes = defineRoutes({
  frontUploadImage: async (ctx) => {
    const file = neededFile(ctx, 'file');
    const { type = 'OTHER' } = ctx.body;
    const { filename } = file;
    const data = await file.bytes();
    const drawn = await redraw({ filename, data, person: ctx.buyer.id }, LONGEST[type], ctx.language);
    const made = await keepFile(
      servicesOf(ctx),
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
    return shown(ctx, made);
  },
  frontUploadStart: async (ctx) => {
    const { buyer, body, now, language } = ctx;
    const taken = { person: `buyer ${buyer.id}`, what: 'file', bytes: body.size } as const;
    await spendAllowance(ctx.pool, ctx.config.quota, taken, now, language);
    return startDirect(servicesOf(ctx), buyer.id, body, now, language);
  },
  frontUploadFinish: async (ctx) => {
    const { id, type = 'OTHER' } = ctx.body;
    const draw = (upload: Parameters<typeof redraw>[0]) => redraw(upload, LONGEST[type], ctx.language);
    const finish = { draw, isPublic: type !== 'OTHER' };
    return shown(ctx, await finishDirect(servicesOf(ctx), ctx.buyer.id, id, finish, ctx.now, ctx.language));
  },
});
