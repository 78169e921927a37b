import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * Lowest possible cost of the two calls: Fastify and pg, and statements written by hand for these calls alone. There is no session, no
 * permission, no validation, no rule except that nothing is oversold. Runs in a process of its own; the first message it receives names the
 * database and lists, and its reply is the address where it listens.
 */
const PAGE = {
  name: 'page',
  text: `select p.id, p.intl_code as "intlCode", p.name, p.name_en as "nameEn", b.name as "brandName", c.name as color,
      i.price_cents as "priceCents", (
        select json_agg(json_build_object('skuId', k.id, 'size', k.size, 'qty', s.on_hand - s.locked) order by k.position)
        from skus k join stock s on s.sku_id = k.id where k.product_id = p.id
      ) as sizes
    from list_items i
    join products p on p.id = i.product_id
    join brands b on b.id = p.brand_id
    join colors c on c.id = p.color_id
    where i.list_id = $1 order by i.position limit 20`,
};

/** Products of an order, whose stock is locked until the order is written. */
const PRODUCTS = {
  name: 'goods',
  text: `select s.sku_id as "skuId", s.on_hand - s.locked as free, k.size, p.id as "productId", p.intl_code as "intlCode",
      p.name, p.name_en as "nameEn", p.multi_size as "multiSize", p.warehouse_id as "warehouseId",
      p.supplier_id as "supplierId", b.name as "brandName", c.name as color, c.name_en as "colorEn", i.price_cents as "priceCents"
    from stock s
    join skus k on k.id = s.sku_id
    join products p on p.id = k.product_id
    join brands b on b.id = p.brand_id
    join colors c on c.id = p.color_id
    join list_items i on i.product_id = p.id and i.list_id = $1
    where s.sku_id = any($2) order by s.sku_id for update of s`,
};

const ORDER = {
  name: 'order',
  text: `with made as (
      insert into orders (id, order_no, buyer_id, status, address, consignee, asked_qty, asked_value_cents, goods_cents,
        submit_surcharge_bp, submit_surcharge_cents, surcharge_bp, surcharge_cents, payable_cents)
      values ($1, $1, $2, 'PENDING', '{}', 'Bench', $3, $4, $4, 0, 0, 0, 0, $4) returning id
    ), part as (
      insert into sub_orders (id, sub_no, order_id, position, list_id, warehouse_id, supplier_id, confirmation, ship_estimate,
        receive_estimate)
      select $1, $1, id, 0, $5, $6, $7, 'PENDING', current_date, current_date from made returning id, order_id
    ), lines as (
      insert into order_lines (id, order_id, sub_order_id, position, product_id, sku_id, intl_code, name, name_en, brand_name,
        color, color_en, size, multi_size, asked_qty, price_cents)
      select line.id, part.order_id, part.id, line.position, line."productId", line."skuId", line."intlCode", line.name,
        line."nameEn", line."brandName", line.color, line."colorEn", line.size, line."multiSize", line.qty, line."priceCents"
      from part, jsonb_to_recordset($8) as line(id text, position int, "productId" text, "skuId" text, "intlCode" text,
        name text, "nameEn" text, "brandName" text, color text, "colorEn" text, size text, "multiSize" boolean, qty int,
        "priceCents" bigint)
      returning id, sku_id, asked_qty
    ), locks as (
      insert into stock_locks (order_line_id, sku_id, qty) select id, sku_id, asked_qty from lines returning sku_id, qty
    )
    update stock set locked = locked + lines.asked_qty from lines where stock.sku_id = lines.sku_id`,
};

async function take(pool, { listId, buyerId, wanted }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(PRODUCTS, [listId, wanted.map(({ skuId }) => skuId)]);
    const lines = rows.map((product, position) => {
      const { qty } = wanted.find(({ skuId }) => skuId === product.skuId);
      if (product.free < qty) throw new Error(`${product.skuId} is gone`);
      return { ...product, id: randomUUID(), position, qty };
    });
    const orderNo = randomUUID();
    const qty = lines.reduce((sum, line) => sum + line.qty, 0);
    const cents = lines.reduce((sum, line) => sum + line.qty * Number(line.priceCents), 0);
    const [{ warehouseId, supplierId }] = lines;
    await client.query(ORDER, [
      orderNo,
      buyerId,
      qty,
      cents,
      listId,
      warehouseId,
      supplierId,
      JSON.stringify(lines),
    ]);
    await client.query('commit');
    return orderNo;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function serve({ databaseUrl, poolSize, pageList }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  pool.on('error', () => undefined);
  const app = Fastify();
  app.get('/page', async () => {
    const { rows } = await pool.query(PAGE, [pageList]);
    return { code: 200, data: { list: rows } };
  });
  app.post('/order', async ({ body }) => ({ code: 200, data: { orderNo: await take(pool, body) } }));
  process.once('disconnect', () => process.exit(0));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

process.once('message', (settings) => {
  void serve(settings).then((address) => process.send?.(address));
});
