import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { sql } from 'drizzle-orm';
import { typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { staff } from '../../../db/schema/system';
import { statement } from '../../../db/statement';

const readHolders = statement({
  name: 'auth.staffWithPermission',
  row: { id: typeOf(staff.id) },
  sql: (perm: StaffPerm) => sql`select distinct p.id from staff p
    join staff_roles h on h.staff_id = p.id join roles r on r.id = h.role_id and r.enabled
    where p.status = 'ENABLED' and p.deleted_at is null and (r.code = 'ROOT' or r.data_scope = 'ALL' and exists (
      select from role_menus g join menus m on m.id = g.menu_id where g.role_id = r.id and m.perm = ${perm}))`,
  example: (make) => make('biz:order:confirm'),
});

/** Returns the ids of the enabled staff who have a permission for the customers of all staff. */
export async function staffWithPermission(db: Queryable, perm: StaffPerm): Promise<string[]> {
  return (await readHolders(db, perm)).map(({ id }) => id);
}
