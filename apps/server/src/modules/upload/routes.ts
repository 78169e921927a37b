import { renamed } from '@selvedge/domain/files/attachments';
import {
  PICTURE_AVATAR_PX,
  PICTURE_LOGO_PX,
  PICTURE_PX,
  UPLOAD_IMAGE_MAX_BYTES,
} from '@selvedge/domain/constants';
import { codes } from '@selvedge/api-spec/codes';
import { type Context, defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { refuse } from '../../http/errors';
import { fileAddress } from './files/address';
import { finishDirect, startDirect } from './files/direct';
import { type FileRow, keepFile } from './files/keep';
import { ownerOf } from './files/owner';
import { removeFile } from './files/remove';
import { isPdf, refuseOtherFiles } from './pictures/document';
import { spendAllowance } from './limits/allowance';
import { redraw } from './pictures/redraw';

const LONGEST = { AVATAR: PICTURE_AVATAR_PX, LOGO: PICTURE_LOGO_PX, OTHER: PICTURE_PX } as const;

const STAFF_LONGEST = { ...LONGEST, PRODUCT: PICTURE_PX, PROOF: PICTURE_PX, SHIPMENT: PICTURE_PX } as const;
/** Types of uploads by staff that are public: portraits, logos and pictures of products. */
const SEEN_BY_ALL: ReadonlySet<string> = new Set(['AVATAR', 'LOGO', 'PRODUCT']);

async function shown(ctx: Pick<Context, 'db' | 'now'>, file: FileRow) {
  const { id, name, kind, size } = file;
  return { id, name, kind, size, url: await fileAddress(ctx.db, file, ctx.now) };
}

const servicesOf = (ctx: Context) => ({ db: ctx.pool, adapters: ctx.adapters, config: ctx.config });

/** Redraws an uploaded picture and stores it under a random name. */
async function keepPicture(ctx: Context, longest: number, isPublic: boolean): Promise<FileRow> {
  const { filename, data } = await readUpload(ctx);
  const owner = ownerOf(ctx);
  const drawn = await redraw({ filename, data, person: owner.id }, longest, ctx.language);
  const { extension, contentType } = drawn.kind;
  return keepFile(
    servicesOf(ctx),
    {
      owner,
      name: renamed(filename, extension),
      kind: 'IMAGE',
      contentType,
      extension,
      data: drawn.data,
      isPublic,
      redrawn: true,
    },
    ctx.now,
    ctx.language,
  );
}

async function readUpload(ctx: Context): Promise<{ filename: string; data: Buffer }> {
  const file = neededFile(ctx, 'file');
  return { filename: file.filename, data: await file.bytes() };
}

/** Stores a picture, redrawn, or a PDF unchanged, because it is only ever offered as a download. */
async function keepPictureOrPdf(ctx: Context, longest: number, isPublic: boolean): Promise<FileRow> {
  const { filename, data } = await readUpload(ctx);
  if (!isPdf(filename, data)) {
    refuseOtherFiles(filename, data, ctx.language);
    if (data.length > UPLOAD_IMAGE_MAX_BYTES) throw refuse(codes.TOO_LARGE, { max: UPLOAD_IMAGE_MAX_BYTES });
    return keepPicture(ctx, longest, isPublic);
  }
  const kept = { kind: 'PDF', contentType: 'application/pdf', extension: 'pdf' } as const;
  const file = { ...kept, owner: ownerOf(ctx), name: filename, data, isPublic: false, redrawn: false };
  return keepFile(servicesOf(ctx), file, ctx.now, ctx.language);
}

/** Routes of uploads: pictures, which are redrawn, and PDF, stored under random names. */
export const uploadRoutes = defineRoutes({
  frontUploadImage: async (ctx) => {
    const { type = 'OTHER' } = ctx.body;
    return shown(ctx, await keepPicture(ctx, LONGEST[type], type !== 'OTHER'));
  },
  frontUploadFile: async (ctx) => shown(ctx, await keepPictureOrPdf(ctx, PICTURE_PX, false)),
  postFiles: async (ctx) => {
    const { type = 'OTHER' } = ctx.body;
    return shown(ctx, await keepPictureOrPdf(ctx, STAFF_LONGEST[type], SEEN_BY_ALL.has(type)));
  },
  deleteFiles: async (ctx) => {
    await removeFile(ctx, ctx.query.filePath);
    return null;
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
