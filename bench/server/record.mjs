import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { source } from '../lib/house.mjs';

/**
 * The statements the product's own handlers send for one call, with their values. The bare server sends exactly these, so the
 * comparison stays true when a query changes. Sessions and repetition keys are not among them: they are what the product
 * does beyond the query.
 */
async function recorder(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const statements = [];
  const logger = { logQuery: (text, values) => statements.push({ text, values }) };
  const db = drizzle(pool, { logger });
  const buyer = {
    id: 'bench-1',
    username: 'bench-1',
    nickname: 'Bench',
    teamId: null,
    spendLimitCents: null,
  };
  const context = {
    db,
    pool: db,
    buyer,
    actor: { type: 'BUYER', id: buyer.id, name: buyer.nickname },
    can: () => true,
    language: 'zh-CN',
    now: new Date(),
    inTransaction: (work) => db.transaction(work),
  };
  return { context, statements, end: () => pool.end() };
}

/** Statements of one page of products. */
export async function recordPage(databaseUrl, listId) {
  const { productRoutes } = await source('apps/server/src/modules/products/routes.ts');
  const { context, statements, end } = await recorder(databaseUrl);
  await productRoutes.frontListProductPage({ ...context, query: { listId, pageNum: 1, pageSize: 20 } });
  await end();
  return statements;
}

/** Statements of one order, between begin and commit, and what is new in every order: its number. */
export async function recordOrder(databaseUrl, body) {
  const { createInquiry } = await source('apps/server/src/modules/inquiry/write/create.ts');
  const { context, statements, end } = await recorder(databaseUrl);
  const { orderNo } = await createInquiry(context, body);
  await end();
  return { statements: statements.filter(({ text }) => !/^(?:begin|commit)\b/i.test(text)), orderNo };
}
