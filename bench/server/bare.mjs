import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * Fastify and pg with nothing around them: the recorded statements of the product, sent as they are, and their rows as the
 * answer. A process of its own; it gets what was recorded as its first message and says where it listens.
 */
const NEW_ID = /\b[0-9a-hjkmnp-tv-z]{22}\b/g;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const newId = () => Array.from(randomBytes(22), (byte) => ALPHABET[byte & 31]).join('');

function serve({ databaseUrl, poolSize, page, order }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = Fastify();
  const made = idsMadeBy(order.statements);

  app.get('/page', async () => {
    let rows = [];
    const parts = [];
    for (const { text, values } of page) {
      ({ rows } = await pool.query(text, values));
      parts.push(rows);
    }
    return { code: 200, data: parts };
  });

  app.post('/order', (request) => take(request.body.skuIds));

  const take = async (skuIds) => {
    const fresh = new Map([...made].map((id) => [id, newId()]));
    for (const [at, skuId] of order.skuIds.entries()) fresh.set(skuId, skuIds[at]);
    const client = await pool.connect();
    let number = order.orderNo;
    const filled = (value) => {
      if (Array.isArray(value)) return value.map(filled);
      if (typeof value !== 'string') return value;
      const known = fresh.get(value);
      if (known !== undefined) return known;
      return value.replaceAll(order.orderNo, number).replace(NEW_ID, (id) => fresh.get(id) ?? id);
    };
    try {
      await client.query('begin');
      for (const { text, values } of order.statements) {
        const { rows } = await client.query(text, values.map(filled));
        if (text.startsWith('insert into "number_series"')) number = `${order.orderNo}-${rows[0].last}`;
      }
      await client.query('commit');
      return { code: 200, data: { orderNo: number } };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

  process.once('disconnect', () => process.exit(0));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Ids that the recorded call made itself: each order needs its own. */
function idsMadeBy(statements) {
  const texts = statements
    .filter(({ text }) => text.startsWith('insert'))
    .flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
  return new Set(texts.flatMap((text) => text.match(NEW_ID) ?? []));
}

process.once('message', (settings) => {
  void serve(settings).then((address) => process.send?.(address));
});
