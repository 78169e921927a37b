import { defineRoutes } from '../../contract/handlers';
import { deptForm, deptOptions, deptTree } from './depts/read';
import { addDept, changeDept, deleteDepts } from './depts/write';

/** Routes of departments: they are changed within the caller's data scope, and not deleted while people or departments are in them. */
export const deptRoutes = defineRoutes({
  getDept: (ctx) => deptTree(ctx.db, ctx.staff, ctx.query),

  getDeptOptions: (ctx) => deptOptions(ctx.db, ctx.staff),

  getDeptByIdForm: (ctx) => deptForm(ctx.db, ctx.params.id),

  postDept: async (ctx) => ({ id: await addDept(ctx, ctx.body) }),

  putDeptById: async (ctx) => {
    await changeDept(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteDeptById: async (ctx) => {
    await deleteDepts(ctx, [...new Set(ctx.params.id.split(','))]);
    return null;
  },
});
