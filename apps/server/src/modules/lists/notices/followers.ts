import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Db } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { localised, translate } from '../../../messages/translate';
import { notifyInLanguages } from '../../notices/write/languages';
import { visibleTo } from '../../offers/rules/visibility';

const readFollowers = statement({
  name: 'lists.followers',
  row: { id: column.text },
  sql: (listId: string) => sql`
    select distinct f.buyer_id as id from lists
    join list_items li on li.list_id = lists.id join products p on p.id = li.product_id
    join brand_follows f on f.brand_id = p.brand_id
    left join team_members m on m.buyer_id = f.buyer_id
    where lists.id = ${listId} and not (lists.owner_type = 'BUYER' and lists.owner_id = f.buyer_id)
      and ${visibleTo({ id: sql`f.buyer_id`, teamId: sql`m.team_id` })}
    order by f.buyer_id`,
  example: (make) => make('l1'),
});

/**
 * Notifies the followers of the brands of a published list who may see it, once per list: a repeated run finds it announced. Runs as a job,
 * because a list of many brands has many followers and no user waits for them.
 */
export function notifyFollowers(db: Db, listId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [list] = await tx
      .update(lists)
      .set({ announcedAt: now })
      .where(
        and(
          eq(lists.id, listId),
          isNull(lists.announcedAt),
          isNotNull(lists.publishedAt),
          isNull(lists.deletedAt),
        ),
      )
      .returning();
    if (list === undefined) return;
    const followers = (await readFollowers(tx, listId)).map(({ id }) => id);
    const about = { type: 'LIST' as const, link: `/products/detail/${listId}` };
    await notifyInLanguages(tx, followers, about, (language) => {
      const values = {
        list: localised(language, list.name, list.nameEn),
        owner: list.ownerName,
      };
      return {
        title: translate(language, 'lists.published.title', values),
        text: translate(language, 'lists.published.text', values),
      };
    });
  });
}
