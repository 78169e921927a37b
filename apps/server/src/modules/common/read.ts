import { codes } from '@selvedge/api-spec/codes';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  MIN_PIECES_MULTI_SIZE,
  MIN_PIECES_SINGLE_SIZE,
  PAGE_SIZE_MAX,
  RESEND_SECONDS,
  SESSION_LIFETIME_MS,
  SURCHARGE_TIERS,
  UPLOAD_IMAGE_MAX_BYTES,
  UPLOAD_PDF_MAX_BYTES,
} from '@selvedge/domain/constants';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Queryable } from '../../db/pool';
import { dictItems } from '../../db/schema/platform';
import { DEMO_ACCOUNTS } from '../../greeting';
import { refuse } from '../../http/errors';
import { VERSION } from '../../version';
import { houseDemo } from './house/demoHouse';

const MOST_CART_LINES = 1000;
const MOST_RESOLVE_LINES = 1000;

/** Words of an enumeration (X-B104); refuses with 40401 one there is none of. */
export async function dictionary(db: Queryable, code: string) {
  const items = await db
    .select()
    .from(dictItems)
    .where(eq(dictItems.code, code))
    .orderBy(asc(dictItems.sort));
  if (items.length === 0) throw refuse(codes.NOT_FOUND);
  return items;
}

/** What the apps have to know of the house and its limits (X-B107); the demo's accounts only on the server's own machine. */
export async function publicConfig(ctx: Pick<Context, 'db' | 'config' | 'adapters' | 'isLocal' | 'serves'>) {
  const hasDemo = (await houseDemo(ctx.db)) === 'filled';
  const shown = DEMO_ACCOUNTS.filter(({ app }) => ctx.isLocal && (ctx.serves ?? app) === app);
  return {
    version: VERSION,
    title: ctx.config.productTitle,
    captcha: ctx.config.captcha,
    socialLogin: ctx.adapters.social.configured,
    limits: {
      importRows: IMPORT_MAX_ROWS,
      importBytes: IMPORT_MAX_BYTES,
      imageBytes: UPLOAD_IMAGE_MAX_BYTES,
      pdfBytes: UPLOAD_PDF_MAX_BYTES,
      addresses: ctx.config.maxAddresses,
      pageSizeMax: PAGE_SIZE_MAX,
      cartAddLines: MOST_CART_LINES,
      resolveLines: MOST_RESOLVE_LINES,
    },
    rules: {
      minPiecesMultiSize: MIN_PIECES_MULTI_SIZE,
      minPiecesSingleSize: MIN_PIECES_SINGLE_SIZE,
      surchargeTiers: [...SURCHARGE_TIERS],
      resendSeconds: RESEND_SECONDS,
      sessionMs: SESSION_LIFETIME_MS,
    },
    demo: hasDemo ? { accounts: shown } : null,
  };
}
