import { defineRoutes } from '../../contract/handlers';
import { readRates } from '../rates/read';
import { PHONE_AREAS } from './installation/phoneAreas';
import { dictBook, wordsOf } from '../system/dicts/read';
import { publicConfig } from './read';
import { regionsIn } from './regions/regions';

/** Routes that both apps call before or without a session. */
export const commonRoutes = defineRoutes({
  commonMoneyExchangeList: (ctx) => readRates(ctx.db),

  commonDict: (ctx) => dictBook(ctx.db),

  commonDictItems: (ctx) => wordsOf(ctx.db, ctx.params.code),

  commonRegionTree: (ctx) => regionsIn(ctx.query.areaType),

  commonAreaCodes: () => Promise.resolve([...PHONE_AREAS]),

  commonConfig: (ctx) => publicConfig(ctx),
});
