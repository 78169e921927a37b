import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isGoodsImportCode } from '@selvedge/domain/sheets/goodsImportProblems';
import type { StaffSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import type { StoredProblem } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { localised } from '../../../translate';
import { seesPrices } from '../../auth/access/sight';
import { goodsInRows, type JobRow, pageOfRows, refuseExpired, type RowFilter } from '../read/jobs';
import { seenJob } from '../read/staffJobs';
import { goodsSentence, priceHeads } from './sentences';

type Schemas = components['schemas'];

/** A sheet of products this person sees, whose rows are still there: else 40401 and 40915. */
export async function seenSheet(db: Queryable, ctx: Pick<Context, 'staff' | 'now'>, id: string) {
  const { job } = await seenJob(db, ctx.staff, id);
  if (job.type !== 'PRODUCT_IMPORT') throw refuse(codes.NOT_FOUND);
  refuseExpired(job, ctx.now);
  return job;
}

/** Whether a viewer is shown amounts of a sheet: who sent it knows them. */
export const isPriced = (job: JobRow, viewer: StaffSession): boolean =>
  seesPrices(viewer) || (job.ownerKind === 'staff' && job.ownerId === viewer.id);

/** The problems of a row for a reader; stored amounts only for who is shown prices. */
function problemShapes(problems: readonly StoredProblem[], language: Language, priced: boolean) {
  return problems.flatMap((problem) => {
    const { column: head, value, code, params } = problem;
    if (!isGoodsImportCode(code)) return [];
    const message = goodsSentence(problem, language, priced);
    const shown = priced || code !== 'PRICE_CHANGED' ? params : undefined;
    return [
      { column: head, value, code, message, key: `import.goods.${code}`, ...(shown && { params: shown }) },
    ];
  });
}

/** One page of the rows of a sheet of products with the verdict on each. */
export async function goodsRows(
  ctx: Pick<Context, 'db' | 'staff' | 'language'>,
  job: JobRow,
  filter: RowFilter,
) {
  const { rows, ...page } = await pageOfRows(ctx.db, job.id, filter);
  const { language } = ctx;
  const priced = seesPrices(ctx.staff);
  const hidden = isPriced(job, ctx.staff) ? new Set<string>() : priceHeads(job);
  const goods = await goodsInRows(ctx.db, rows);
  const list: Schemas['GoodsImportRow'][] = rows.map(({ rowNo, raw, state, problems, matches }) => ({
    rowNo,
    raw: Object.fromEntries(Object.entries(raw).filter(([head]) => !hidden.has(head))),
    state,
    problems: problemShapes(problems, language, priced).map((one) =>
      hidden.has(one.column) ? { ...one, value: '' } : one,
    ),
    matches: matches.map(({ productId, skuId, qty, priceCents }) => {
      const known = goods.get(skuId);
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
