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
import { defineRoutes } from '../../contract/handlers';
import { dictItems, exchangeRates } from '../../db/schema/platform';
import { DEMO_ACCOUNTS } from '../../greeting';
import { refuse } from '../../http/errors';
import { VERSION } from '../../version';
import { demoOf } from './house/demoHouse';
import { PHONE_AREAS } from './house/phoneAreas';
import { regionsOf } from './regions/regions';

const MOST_CART_LINES = 1000;
const MOST_RESOLVE_LINES = 1000;

/** What both apps ask for before or without a session (K-18, X-B104..X-B107). */
export const commonRoutes = defineRoutes({
  commonMoneyExchangeList: (ctx) => ctx.db.select().from(exchangeRates).orderBy(asc(exchangeRates.index)),

  commonDictItems: async (ctx) => {
    const items = await ctx.db
      .select()
      .from(dictItems)
      .where(eq(dictItems.code, ctx.params.code))
      .orderBy(asc(dictItems.sort));
    if (items.length === 0) throw refuse(codes.NOT_FOUND);
    return items;
  },

  commonRegionTree: async (ctx) => regionsOf(ctx.query.areaType),

  commonAreaCodes: () => Promise.resolve([...PHONE_AREAS]),

  commonConfig: async (ctx) => {
    const hasDemo = (await demoOf(ctx.db)) === 'filled';
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
  },
});
