import { codes } from '@selvedge/api-spec/codes';
import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { refuse } from '../../http/errors';
import { translate } from '../../messages/translate';
import { productRows, seenSheet } from './sheets/rows';
import { badRowsFile } from './read/badRows';
import { sheetReader } from './sheets/sheetReader';
import { pageOfJobs, seenJob, staffJobShape } from './read/staffJobs';
import { exportFile } from '../exports/read/file';
import { refuseStaffWithoutRights } from '../exports/read/held';
import { cancelJob, commitJob } from './write/staffJobs';

/** Routes of staff for background jobs. */
export const jobRoutes = defineRoutes({
  getJobsPage: (ctx) => pageOfJobs(ctx, ctx.query),

  getJobsById: async (ctx) => staffJobShape(await seenJob(ctx.db, ctx.staff, ctx.params.id), ctx),

  deleteJobsById: async (ctx) => staffJobShape(await cancelJob(ctx, ctx.params.id), ctx),

  getJobsByIdRows: async (ctx) => productRows(ctx, await seenSheet(ctx.db, ctx, ctx.params.id), ctx.query),

  getJobsByIdFile: async (ctx) => {
    const seen = await seenJob(ctx.db, ctx.staff, ctx.params.id);
    if (seen.job.type === 'EXPORT') {
      await refuseStaffWithoutRights(ctx, seen);
      const { name, body } = await exportFile(ctx, seen);
      return binaryAnswer({ contentType: XLSX_TYPE, filename: name, body });
    }
    const job = await seenSheet(ctx.db, ctx, ctx.params.id);
    if (job.state === 'QUEUED' || job.state === 'RUNNING')
      throw refuse(codes.STEP_REFUSED, { from: job.state, allowed: ['cancel'] });
    const body = await badRowsFile(ctx, job, {
      person: { kind: 'staff', id: ctx.staff.id },
      ...sheetReader(job, ctx),
    });
    const filename = `${translate(ctx.language, 'orderSheet.badRows')}.xlsx`;
    return binaryAnswer({ contentType: XLSX_TYPE, filename, body });
  },

  postJobsByIdCommit: (ctx) => commitJob(ctx, ctx.params.id, ctx.body.mode),
});
