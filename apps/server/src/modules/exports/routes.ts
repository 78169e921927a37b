import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { exportFile } from './read/file';
import { refuseWithoutRights } from './read/held';
import { exportPage, exportView, ownExport } from './read/jobs';
import { cancelExport } from './write/cancel';
import { prepareExport } from './write/create';
import { deleteExport } from './write/drop';
import { prepareRetry } from './write/retry';

/** Routes of background exports for buyers. */
export const exportRoutes = defineRoutes({
  frontExportCreate: { prepare: (ctx) => prepareExport(ctx) },

  frontExportJob: async (ctx) => exportView(await ownExport(ctx, ctx.params.id), ctx.now),

  frontExportPage: (ctx) => exportPage(ctx),

  frontExportCancel: (ctx) => cancelExport(ctx, ctx.body.id),

  frontExportRetry: { prepare: (ctx) => prepareRetry(ctx) },

  frontExportDel: async (ctx) => {
    await deleteExport(ctx, ctx.body.id);
    return null;
  },

  frontExportDownload: async (ctx) => {
    const own = await ownExport(ctx, ctx.params.id);
    await refuseWithoutRights(ctx, own);
    const { name, body } = await exportFile(ctx, own);
    return binaryAnswer({ contentType: XLSX_TYPE, filename: name, body });
  },
});
