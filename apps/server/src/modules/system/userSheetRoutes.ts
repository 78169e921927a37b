import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { translate } from '../../messages/translate';
import { userExport, userTemplate } from './sheets/export';
import { importUsers } from './sheets/import';

/** Routes of the staff sheet: template, export and import. */
export const userSheetRoutes = defineRoutes({
  getUsersTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'staffSheet.template')}.xlsx`,
      body: await userTemplate(ctx),
    }),

  getUsersExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'staffSheet.file')}.xlsx`,
      body: await userExport(ctx, ctx.query),
    }),

  postUsersImport: (ctx) => importUsers(ctx, neededFile(ctx, 'file'), ctx.query.deptId),
});
