import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  PAGE_SIZE_MAX,
  RESEND_SECONDS,
  SESSION_LIFETIME_MS,
  UPLOAD_IMAGE_MAX_BYTES,
  UPLOAD_PDF_MAX_BYTES,
} from '@selvedge/domain/constants';
import { translate } from '../../messages/translate';
import type { Context } from '../../contract/handlers';
import { DEMO_ACCOUNTS } from '../../process/startupBanner';
import { VERSION } from '../../process/version';
import { tradeRules } from '../tradeRules/read';
import { demoState } from './installation/demoState';

const MOST_CART_LINES = 1000;
const MOST_RESOLVE_LINES = 1000;

/** Returns what the apps need to know of the installation and its limits; the demo accounts only on the server's own machine. */
export async function publicConfig(
  ctx: Pick<Context, 'db' | 'config' | 'adapters' | 'isLocal' | 'serves' | 'language'>,
) {
  const { social } = ctx.adapters;
  const socialName = social.isSimulated ? translate(ctx.language, 'auth.simulator.name') : social.name;
  const hasDemo = (await demoState(ctx.db)) === 'filled';
  const shown = DEMO_ACCOUNTS.filter(({ app }) => ctx.isLocal && (ctx.serves ?? app) === app);
  const rules = await tradeRules(ctx.db);
  return {
    version: VERSION,
    title: ctx.config.productTitle,
    captcha: ctx.config.captcha,
    socialLogin: social.configured,
    ...(socialName === null ? {} : { socialName }),
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
      ...rules,
      surchargeTiers: [...rules.surchargeTiers],
      resendSeconds: RESEND_SECONDS,
      sessionMs: SESSION_LIFETIME_MS,
    },
    demo: hasDemo ? { accounts: shown } : null,
  };
}
