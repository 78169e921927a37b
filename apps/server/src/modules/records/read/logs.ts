import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, typesOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { Outgoing } from '../../../http/outgoing';
import { changeShown, type FieldVisibility } from './changed';

/** Maximum number of records in one response, the newest ones. */
const MOST_LOGS = 1000;

/** Maximum bytes of `before` and `after` that one response shows; later records in it have no changes. */
const MOST_CHANGE_BYTES = 2_000_000;

const bytes = (state: 'before' | 'after') => sql`coalesce(octet_length(${sql.identifier(state)}::text), 0)`;

/** Returns the columns `before` and `after` of records in this order, null for those beyond {@link MOST_CHANGE_BYTES}. */
export function changeInBounds(order: SQL): SQL {
  const sum = sql`sum(${bytes('before')} + ${bytes('after')}) over (order by ${order})`;
  const within = (state: 'before' | 'after') =>
    sql`case when ${sum} <= ${MOST_CHANGE_BYTES} then ${sql.identifier(state)} end as ${sql.identifier(state)}`;
  return sql`${within('before')}, ${within('after')}`;
}

/** Entities of one kind whose records are requested. */
export interface Recorded {
  entity: string;
  ids: readonly string[];
}

const readLogs = statement({
  name: 'records.ofThings',
  row: {
    ...typesOf(operationRecords, ['id', 'action', 'operatorType', 'operatorName', 'at', 'before', 'after']),
    note: orNull(column.text),
  },
  sql: (things: readonly Recorded[]) => {
    const ofThem = things.map(
      ({ entity, ids }) => sql`(entity = ${entity} and entity_id = any(${textArray(ids)}))`,
    );
    return sql`
    select id, action, operator_type as "operatorType", operator_name as "operatorName", at,
      ${changeInBounds(sql`at desc, id desc`)}, note
    from (select * from operation_records where ${sql.join(ofThem, sql` or `)}
      order by at desc, id desc limit ${MOST_LOGS}) newest
    order by at desc, id desc`;
  },
  example: (make) =>
    make([
      { entity: 'order', ids: ['o1'] },
      { entity: 'subOrder', ids: ['s1'] },
    ]),
});

/**
 * Returns the newest records of entities, newest first, with the changes that the viewer may see. One response shows at most {@link
 * MOST_CHANGE_BYTES} of changes, since a single save of a large order records hundreds of kilobytes; the older records have no changes.
 */
export async function logsOf(
  db: Queryable,
  things: readonly Recorded[],
  visibility: FieldVisibility,
): Promise<Outgoing<components['schemas']['Log']>[]> {
  const rows = await readLogs(db, things);
  return rows.map(({ before, after, note, ...row }) => ({
    ...row,
    ...changeShown(before, after, visibility),
    ...(note !== null && { note }),
  }));
}
