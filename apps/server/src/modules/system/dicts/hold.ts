import { codes } from '@selvedge/api-spec/codes';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { dicts } from '../../../db/schema/platform';
import { command } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { announceAll } from '../../../live/announce';
import { DICT_VERSION, type DictRow } from './read';

const raiseVersion = command({
  name: 'dicts.raiseVersion',
  sql: () => sql`insert into system_state (key, value) values (${DICT_VERSION}, '2')
    on conflict (key) do update set value = (system_state.value::bigint + 1)::text`,
  example: (make) => make(),
});

async function hold(tx: Tx, which: SQL): Promise<DictRow> {
  const [dict] = await tx.select().from(dicts).where(which).for('update');
  if (dict === undefined) throw refuse(codes.NOT_FOUND);
  return dict;
}

/** Locks a dictionary for a change of it or of its words; refuses with 40401 when it does not exist. */
export const lockDict = (tx: Tx, id: string): Promise<DictRow> => hold(tx, eq(dicts.id, id));

/** Locks a dictionary as {@link lockDict} does, by its code. */
export const lockDictByCode = (tx: Tx, code: string): Promise<DictRow> => hold(tx, eq(dicts.code, code));

/** Raises the version of the dictionaries and notifies open pages of both apps that their cached words are out of date. */
export async function announceWordsChanged(tx: Tx, code: string): Promise<void> {
  await raiseVersion(tx);
  await announceAll(tx, [
    { to: { everyStaff: true }, type: 'dict.changed', id: code },
    { to: { everyBuyer: true }, type: 'dict.changed', id: code },
  ]);
}
