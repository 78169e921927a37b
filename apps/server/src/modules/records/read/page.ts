import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffSession } from '../../../contract/caller';
import { column, orNull, typeOf, typesOf } from '../../../db/columnTypes';
import { numberLike } from '../../../db/codeLike';
import { anyFolded, indexedFoldedLike } from '../../../db/foldedLike';
import { foundIn, type Place } from '../../../db/foundIn';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { statement } from '../../../db/statement';
import { type ScopeHolder, withinScope } from '../../auth/access/dataScope';
import { seesContact, seesCost, seesPrices } from '../../auth/access/fieldVisibility';
import { changeShown } from './changed';
import { changeInBounds } from './logs';
import { called, moduleOf, ofModule, thingName } from './things';

type Schemas = components['schemas'];

/** Filter of the operation records. */
export interface RecordFilter {
  keywords?: string;
  module?: Schemas['LogModule'];
  operator?: string;
  operatorType?: Schemas['OperatorType'];
  from?: string;
  to?: string;
  entityType?: string;
  entityId?: string;
  order?: 'asc' | 'desc';
}

/** Viewer whose data scope and field visibility decide which records are found. */
interface Viewer extends ScopeHolder {
  /** Whether notes are shown: they are free text, and often contain amounts and recipients. */
  readsNotes: boolean;
}

/**
 * Returns the condition of the data scope: a viewer with a limited one sees the records of staff within it, and of the customers of those
 * salespeople.
 */
function withinRange(viewer: Viewer): SQL {
  const ownStaff = withinScope(viewer, sql`operator_id`);
  const ownBuyers = withinScope(viewer, sql`b.salesperson_id`);
  if (ownStaff === undefined || ownBuyers === undefined) return sql`true`;
  return sql`((operator_type = 'STAFF' and ${ownStaff})
    or (operator_type = 'BUYER' and operator_id in (select b.id from buyers b where ${ownBuyers})))`;
}

/** Returns the places that keywords search: the action, the note when notes are shown, and the name of the record's entity. */
const places = (viewer: Viewer, words: string): Place[] => [
  [sql``, numberLike(operationRecords.action, words)],
  [sql``, viewer.readsNotes ? indexedFoldedLike(operationRecords.note, words) : undefined],
  ...called(words),
];

function fits(viewer: Viewer, filter: RecordFilter): SQL {
  const { module, operatorType, from, to, entityType, entityId } = filter;
  const words = filter.keywords?.trim() ?? '';
  const conditions = [
    withinRange(viewer),
    module === undefined ? undefined : ofModule(module),
    operatorType === undefined ? undefined : sql`operator_type = ${operatorType}`,
    anyFolded(filter.operator, sql`operator_name`),
    from === undefined ? undefined : sql`at >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`at < ${to}::timestamptz`,
    entityType === undefined ? undefined : sql`entity = ${entityType}`,
    entityId === undefined ? undefined : sql`entity_id = ${entityId}`,
    words === '' ? undefined : foundIn(operationRecords, places(viewer, words), undefined),
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );
}

const SAMPLE: RecordFilter = {
  keywords: 'O25',
  module: 'PAYMENT',
  operator: 'a',
  operatorType: 'STAFF',
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-02T00:00:00Z',
  entityType: 'order',
  entityId: 'o1',
};
const SAMPLE_VIEWER: Viewer = {
  id: 's1',
  deptId: 'd1',
  dataScope: 'DEPT_AND_BELOW',
  isRoot: false,
  readsNotes: true,
};

const readRecords = statement({
  name: 'records.page',
  row: {
    id: typeOf(operationRecords.id),
    entityType: typeOf(operationRecords.entity),
    entityId: typeOf(operationRecords.entityId),
    entityName: column.text,
    ...typesOf(operationRecords, ['action', 'operatorType', 'operatorName', 'at', 'before', 'after']),
    note: orNull(column.text),
  },
  sql: (viewer: Viewer, filter: RecordFilter, page: Page) => {
    const order = filter.order === 'asc' ? sql`at, id` : sql`at desc, id desc`;
    return sql`
    select id, entity as "entityType", entity_id as "entityId", ${thingName} as "entityName", action,
      operator_type as "operatorType", operator_name as "operatorName", at, ${changeInBounds(order)}, note
    from (select * from operation_records where ${fits(viewer, filter)}
      order by ${order} limit ${rowsOf(page).limit} offset ${rowsOf(page).offset}) found
    order by ${order}`;
  },
  example: (make) => make(SAMPLE_VIEWER, SAMPLE, { pageNum: 1, pageSize: 20 }),
});

const countRecords = statement({
  name: 'records.count',
  row: { count: column.integer },
  sql: (viewer: Viewer, filter: RecordFilter) =>
    sql`select count(*)::int as count from operation_records where ${fits(viewer, filter)}`,
  example: (make) => make(SAMPLE_VIEWER, { module: 'SYSTEM' }),
});

const LONGEST_NAME = 200;
const LONGEST_NOTE = 500;

/** Returns the field visibility of a staff user, and the viewer for the conditions. */
function fieldVisibilityOf(staff: StaffSession) {
  const { id, deptId, dataScope, isRoot } = staff;
  const visibility = { priced: seesPrices(staff), costs: seesCost(staff), contact: seesContact(staff) };
  const viewer: Viewer = {
    id,
    deptId,
    dataScope,
    isRoot,
    readsNotes: visibility.priced && visibility.contact,
  };
  return { visibility, viewer };
}

/** Returns operation records with the fields that the staff user may see, newest first unless requested otherwise. */
export async function recordRows(db: Queryable, staff: StaffSession, filter: RecordFilter, page: Page) {
  const { visibility, viewer } = fieldVisibilityOf(staff);
  const rows = await readRecords(db, viewer, filter, page);
  return rows.map(({ before, after, note, entityName, ...row }) => ({
    ...row,
    module: moduleOf(row.entityType, row.action),
    entityName: entityName.slice(0, LONGEST_NAME),
    ...changeShown(before, after, visibility),
    ...(note !== null && viewer.readsNotes ? { note: note.slice(0, LONGEST_NOTE) } : {}),
  }));
}

/** Returns the number of records that fit a filter within the staff user's data scope. */
export async function recordCount(db: Queryable, staff: StaffSession, filter: RecordFilter): Promise<number> {
  const [counted] = await countRecords(db, fieldVisibilityOf(staff).viewer, filter);
  return counted?.count ?? 0;
}

/** Returns one page of operation records. */
export async function recordPage(db: Queryable, staff: StaffSession, filter: RecordFilter & Page) {
  const { pageNum, pageSize } = filter;
  const list = await recordRows(db, staff, filter, filter);
  return { list, total: await recordCount(db, staff, filter), pageNum, pageSize };
}
