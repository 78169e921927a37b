import { defineRoutes } from '../../contract/handlers';
import { backgroundPage } from './read';
import { retryAll } from './write';

/** Messages on their way and jobs that failed, for staff. */
export const backgroundRoutes = defineRoutes({
  getBackgroundPage: (ctx) => backgroundPage(ctx.db, ctx.staff, ctx.query),

  postBackgroundRetry: (ctx) => retryAll(ctx, ctx.body.ids),
});
