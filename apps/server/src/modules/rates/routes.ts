import { defineRoutes } from '../../contract/handlers';
import { rateHistories } from './read';
import { setRate } from './write/byHand';

/** Routes of exchange rates and their history for staff. */
export const rateRoutes = defineRoutes({
  getExchangeRates: (ctx) => rateHistories(ctx.db),

  putExchangeRatesByName: async (ctx) => {
    await setRate(ctx, ctx.params.name, ctx.body);
    return null;
  },
});
