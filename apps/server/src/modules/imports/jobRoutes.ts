import { codes } from '@selvedge/api-spec/codes';
import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { refuse } from '../../http/errors';
import { translate } from '../../translate';
import { goodsRows, isPriced, seenSheet } from './goods/rows';
import { goodsSentence, priceHeads } from './goods/sentences';
import { badRowsFile } from './read/badRows';
import { pageOfJobs, seenJob, staffJobShape } from './read/staffJobs';
import { seesPrices } from '../auth/access/sight';
import { cancelJob, commitJob } from './write/staffJobs';

/** Jobs in the background as staff see them (X-A161). */
export const jobRoutes = defineRoutes({
  getJobsPage: (ctx) => pageOfJobs(ctx, ctx.query),

  getJobsById: async (ctx) => staffJobShape(await seenJob(ctx.db, ctx.staff, ctx.params.id), ctx),

  deleteJobsById: async (ctx) => staffJobShape(await cancelJob(ctx, ctx.params.id), ctx),

  getJobsByIdRows: async (ctx) => goodsRows(ctx, await seenSheet(ctx.db, ctx, ctx.params.id), ctx.query),

  getJobsByIdFile: async (ctx) => {
    const job = await seenSheet(ctx.db, ctx, ctx.params.id);
    if (job.state === 'QUEUED' || job.state === 'RUNNING')
      throw refuse(codes.STEP_REFUSED, { from: job.state, allowed: ['cancel'] });
    const body = await badRowsFile(ctx, job, {
      person: { kind: 'staff', id: ctx.staff.id },
      sentenceOf: (problem) => goodsSentence(problem, ctx.language, seesPrices(ctx.staff)),
      hidden: isPriced(job, ctx.staff) ? new Set() : priceHeads(job),
    });
    const filename = `${translate(ctx.language, 'orderSheet.badRows')}.xlsx`;
    return binaryAnswer({ contentType: XLSX_TYPE, filename, body });
  },

  postJobsByIdCommit: (ctx) => commitJob(ctx, ctx.params.id, ctx.body.mode),
});
