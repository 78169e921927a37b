import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { importUsers } from './userSheet/import';
import { userRows } from './users/read';
import { SHEET_COLUMNS, sheetHeads, writeSheet } from './userSheet/sheet';

const EVERYONE = 1_000_000;

/** The staff sheet: template, export and import (K-40, K-41, K-42). */
export const userSheetRoutes = defineRoutes({
  getUsersTemplate: async (ctx) => {
    const heads = sheetHeads(ctx.language);
    return binaryAnswer({
      contentType: XLSX_TYPE,
      filename: ctx.language === 'en' ? 'staff-template.xlsx' : '用户导入模板.xlsx',
      body: await writeSheet(
        { kind: 'staff', id: ctx.staff.id },
        SHEET_COLUMNS.map((column) => heads[column]),
        [],
      ),
    });
  },

  getUsersExport: async (ctx) => {
    const rows = await userRows(ctx.db, ctx.staff, ctx.query, { limit: EVERYONE, offset: 0 });
    const heads = sheetHeads(ctx.language);
    const words =
      ctx.language === 'en'
        ? {
            dept: 'Department',
            status: 'Status',
            created: 'Created',
            ENABLED: 'Enabled',
            DISABLED: 'Disabled',
          }
        : { dept: '部门', status: '状态', created: '创建时间', ENABLED: '启用', DISABLED: '停用' };
    const genders =
      ctx.language === 'en'
        ? { FEMALE: 'Ms', MALE: 'Mr', UNSPECIFIED: '' }
        : { FEMALE: '女士', MALE: '先生', UNSPECIFIED: '' };
    return binaryAnswer({
      contentType: XLSX_TYPE,
      filename: ctx.language === 'en' ? 'staff.xlsx' : '用户.xlsx',
      body: await writeSheet(
        { kind: 'staff', id: ctx.staff.id },
        [...SHEET_COLUMNS.map((column) => heads[column]), words.dept, words.status, words.created],
        rows.map((row) => [
          row.username,
          row.nickname,
          genders[row.gender],
          row.mobile ?? '',
          row.email ?? '',
          row.roleNames.join(', '),
          row.deptName ?? '',
          words[row.status],
          row.createdAt.toISOString(),
        ]),
      ),
    });
  },

  postUsersImport: (ctx) => importUsers(ctx, neededFile(ctx, 'file'), ctx.query.deptId),
});
