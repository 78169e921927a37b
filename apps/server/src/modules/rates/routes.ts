import { defineRoutes } from '../../contract/handlers';
import { rateHistories } from './read';
import { setRate } from './write/byHand';

/** Exchange rates and what they were before, for staff. */
export const rateRoutes = defineRoutes({
  getExchangeRates: (ctx) => rateHistories(ctx.db),

  putExchangeRatesByName: async (ctx) => {
    await setRate(ctx, ctx.params.name, ctx.body);
    return null;
  },
});
