/** Lists that are open during the measurement, and the number of them that `demo` sees. */
export const LISTS = 60;
export const SEEN = 50;

/** Changed values of a copied row, as SQL over the source `s` and the number `n` of the copy; all other columns stay. */
const COPIES = {
  products: {
    id: `s.id || '-' || n`,
    intl_code: `s.intl_code || '-' || n`,
    code_key: `replace(s.code_key, ' ', n || ' ')`,
  },
  skus: { id: `s.id || '-' || n`, product_id: `s.product_id || '-' || n`, barcode: `s.barcode || '-' || n` },
  stock: { sku_id: `s.sku_id || '-' || n`, product_id: `s.product_id || '-' || n` },
};

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Copies the original products, with the copy numbers `from` to `to`. */
async function copyProducts(client, from, to) {
  for (const [table, changed] of Object.entries(COPIES)) {
    const columns = await columnsOf(client, table);
    const values = columns.map((name) => changed[name] ?? `s.${name}`);
    await client.query(
      `insert into ${table} (${columns.join(', ')})
        select ${values.join(', ')} from growth_${table} s, generate_series($1::int, $2::int) n`,
      [from, to],
    );
  }
}

/** Puts every product into one of the lists by its id, and every second one into another list too. */
async function fillLists(client) {
  await client.query(`delete from list_items where list_id like 'growth-%'`);
  await client.query(
    `insert into list_items (list_id, product_id, position, price_cents)
      select distinct on (place, id) 'growth-' || place, id, row_number() over (partition by place order by id), cents
      from (
        select id, wholesale_price_cents as cents, abs(hashtext(id)) % ${LISTS} as place from products where deleted_at is null
        union
        select id, wholesale_price_cents, abs(hashtext(id)) / ${LISTS} % ${LISTS} from products
        where deleted_at is null and hashtext(id) % 2 = 0
      ) placed`,
  );
}

/**
 * Prepares the demo data to grow: stores the rows that are copied, closes the open lists, and opens the lists of the measurement. `demo`
 * sees all of them but some, which are for another team.
 */
export async function prepare(client) {
  for (const table of Object.keys(COPIES))
    await client.query(`create table growth_${table} as select * from ${table}`);
  const columns = await columnsOf(client, 'lists');
  const changed = {
    id: `'growth-' || n`,
    name: `s.name || ' ' || n`,
    visibility: `case when n < ${SEEN} then 'ALL' else 'TEAMS' end`,
    visible_to: `case when n < ${SEEN} then '{}'::text[] else array['nobody'] end`,
    kind: `'SPOT'`,
    min_order_value_cents: '0',
    min_order_mode: `'WARN'`,
    start_at: `now() - interval '1 day' * (n + 1)`,
    close_at: `now() + interval '30 days' + interval '1 hour' * n`,
    closed_at: 'null',
  };
  const values = columns.map((name) => changed[name] ?? `s.${name}`);
  const source = `select * from lists where owner_type <> 'BUYER' and visibility = 'ALL' and published_at is not null
    and deleted_at is null and kind = 'SPOT' order by id limit 1`;
  await client.query(
    `insert into lists (${columns.join(', ')}) select ${values.join(', ')} from (${source}) s, generate_series(0, ${LISTS - 1}) n`,
  );
  await client.query(
    `update lists set closed_at = now() - interval '1 minute' where id not like 'growth-%' and close_at > now()`,
  );
}

/** Fills the database up to this number of SKUs; resolves to what it contains then. */
export async function growTo(client, skus) {
  const { rows } = await client.query(
    `select (select count(*) from growth_skus)::int as first, (select count(*) from skus)::int as now`,
  );
  const [{ first, now }] = rows;
  const from = Math.round(now / first);
  const to = Math.round(skus / first) - 1;
  if (to >= from) await copyProducts(client, from, to);
  await fillLists(client);
  await client.query('vacuum analyze');
  const { rows: held } = await client.query(
    `select (select count(*) from skus)::int as skus, (select count(*) from products)::int as products,
      (select count(*) from list_items where list_id like 'growth-%')::int as placed`,
  );
  return held[0];
}
