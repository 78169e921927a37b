import { defineRoutes } from '../../contract/handlers';
import { backgroundPage } from './read';
import { retryAll } from './write';

/** Routes of background work for staff: outgoing messages and failed jobs. */
export const backgroundRoutes = defineRoutes({
  getBackgroundPage: (ctx) => backgroundPage(ctx.db, ctx.staff, ctx.query),

  postBackgroundRetry: (ctx) => retryAll(ctx, ctx.body.ids),
});
