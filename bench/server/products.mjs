import pg from 'pg';

/** Number of buyers who order the last piece at once. */
export const CROWD = 50;
const LIST = 'bench-list';
const STYLES = 300;

const clone = (table, from, changes) => `
  insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(source) || ${changes})).*
  from ${table} source ${from}`;

/**
 * Prepares the demo data for orders: a list of its own with plenty of stock, and fifty buyers like `demo` with an address each. Resolves to
 * the ids that the bench uses.
 */
export async function prepare(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query(`
      select l.id, l.delivery_method as method from lists l join list_items i on i.list_id = l.id
      where l.kind = 'SPOT' and l.visibility = 'ALL' and l.published_at is not null and l.closed_at is null
        and l.close_at > now() + interval '1 hour' and l.start_at < now() and l.deleted_at is null
      group by l.id order by count(*) desc limit 1`);
    const [{ id: pageList, method }] = found;
    await client.query(
      clone(
        'lists',
        'where id = $1',
        `jsonb_build_object('id', '${LIST}', 'min_order_value_cents', 0, 'min_order_mode', 'WARN')`,
      ),
      [pageList],
    );
    await client.query(
      `insert into list_items (list_id, product_id, position, price_cents)
        select '${LIST}', id, row_number() over (order by id), wholesale_price_cents from products
        where kind = 'SPOT' and wholesale_price_cents is not null and deleted_at is null order by id limit ${STYLES}`,
    );
    await client.query(
      `update stock set on_hand = 1000000, incoming = 0
        where product_id in (select product_id from list_items where list_id = '${LIST}')`,
    );
    await addCrowd(client, method);
    await client.query('analyze');
    const { rows } = await client.query(
      `select s.sku_id as id from stock s join list_items i on i.product_id = s.product_id
        where i.list_id = '${LIST}' order by s.sku_id`,
    );
    return { pageList, orderList: LIST, skuIds: rows.map(({ id }) => id) };
  } finally {
    await client.end();
  }
}

/** Analyses the tables, as the database does automatically within a minute of work. */
export async function countTables(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

async function addCrowd(client, method) {
  const areaType = method === 'HK_MACAO' ? 'HK_MACAO_TW' : method;
  for (let at = 1; at <= CROWD; at += 1) {
    const id = `bench-${at}`;
    await client.query(
      clone(
        'buyers',
        "where id = 'by-demo'",
        `jsonb_build_object('id', $1::text, 'username', $1::text, 'email', $1::text || '@example.com',
          'phone', $2::text, 'social_id', null)`,
      ),
      [id, String(19_900_000_000 + at)],
    );
    await client.query(
      `insert into addresses (id, buyer_id, area_type, area_code, real_name, phone, detail)
        values ($1, $1, $2, '+39', 'Chen Weiming', '3331234567', 'Via Torino 1')`,
      [id, areaType],
    );
  }
}

/** Reduces the stock of one style to one piece of one size; resolves to its SKU. Each round takes another style. */
export async function leaveOnePiece(pool, round) {
  const { rows } = await pool.query(
    `select product_id as "productId", min(sku_id) as "skuId" from stock
      where product_id in (select product_id from list_items where list_id = '${LIST}')
      group by product_id order by product_id desc offset $1 limit 1`,
    [round],
  );
  const [{ productId, skuId }] = rows;
  await pool.query(
    `update stock set on_hand = locked + case sku_id when $2 then 1 else 0 end, incoming = 0 where product_id = $1`,
    [productId, skuId],
  );
  return skuId;
}

/** Returns the stock of a SKU: its free pieces, and whether its stock locks add up to the locked pieces. */
export async function stateOf(pool, skuId) {
  const { rows } = await pool.query(
    `select s.on_hand - s.locked as free, s.locked = coalesce(sum(l.qty), 0) as "addsUp"
      from stock s left join stock_locks l on l.sku_id = s.sku_id where s.sku_id = $1 group by s.sku_id`,
    [skuId],
  );
  return rows[0];
}
