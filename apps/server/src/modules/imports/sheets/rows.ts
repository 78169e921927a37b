import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isProductImportCode } from '@selvedge/domain/sheets/productImportProblems';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import type { StoredProblem } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { localised } from '../../../messages/translate';
import { seesPrices } from '../../auth/access/fieldVisibility';
import { productsInRows, type JobRow, pageOfRows, refuseExpired, type RowFilter } from '../read/jobs';
import { isSheetOfStaff, seenJob } from '../read/staffJobs';
import { type SheetReader, sheetReader } from './sheetReader';

type Schemas = components['schemas'];

/**
 * Returns a sheet of products, of products of a list or of suppliers that this person sees. Refuses with 40401 any other, and with 40915
 * when its rows have expired.
 */
export async function seenSheet(db: Queryable, ctx: Pick<Context, 'staff' | 'now'>, id: string) {
  const { job } = await seenJob(db, ctx.staff, id);
  if (!isSheetOfStaff(job)) throw refuse(codes.NOT_FOUND);
  refuseExpired(job, ctx.now);
  return job;
}

/** Returns the problems of a row for a viewer; stored amounts only for viewers with prices. */
function problemShapes(
  problems: readonly StoredProblem[],
  sentenceOf: SheetReader['sentenceOf'],
  priced: boolean,
) {
  return problems.flatMap((problem) => {
    const { column: head, value, code, params } = problem;
    if (!isProductImportCode(code)) return [];
    const message = sentenceOf(problem);
    const shown = priced || code !== 'PRICE_CHANGED' ? params : undefined;
    return [
      { column: head, value, code, message, key: `import.goods.${code}`, ...(shown && { params: shown }) },
    ];
  });
}

/** Returns one page of the rows of a sheet of staff with the verdict on each. */
export async function productRows(
  ctx: Pick<Context, 'db' | 'staff' | 'language'>,
  job: JobRow,
  filter: RowFilter,
) {
  const { language } = ctx;
  const priced = seesPrices(ctx.staff);
  const { hidden, sentenceOf } = sheetReader(job, ctx);
  const { rows, ...page } = await pageOfRows(ctx.db, job.id, filter, hidden);
  const products = await productsInRows(ctx.db, rows);
  const list: Schemas['GoodsImportRow'][] = rows.map(({ rowNo, raw, state, problems, matches }) => ({
    rowNo,
    raw: Object.fromEntries(Object.entries(raw).filter(([head]) => !hidden.has(head))),
    state,
    problems: problemShapes(problems, sentenceOf, priced).map((one) =>
      hidden.has(one.column) ? { ...one, value: '' } : one,
    ),
    matches: matches.map(({ productId, skuId, qty, priceCents }) => {
      const known = products.get(skuId);
      return {
        productId,
        skuId,
        qty,
        ...(priced && { priceCents }),
        ...(known && {
          intlCode: known.intlCode,
          name: localised(language, known.name, known.nameEn),
          brandName: known.brandName,
          color: localised(language, known.color, known.colorEn),
          size: known.size,
          stockQty: Math.max(0, known.stockQty),
        }),
      };
    }),
  }));
  return { list, ...page };
}
