import type { components } from '@selvedge/api-spec/types';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../http/messages';
import { localised, translate } from '../../../messages/translate';

/** Dimension by which the data summary is grouped. */
export type SummaryBy = components['schemas']['SummaryBy'];

/** Grouping key of the order lines, and the label of its rows; `o` is the order. */
interface Key {
  key: SQL;
  /** Joins to the rows `g` for their labels. */
  join: SQL;
  label: SQL;
}

const ZONE = sql.raw(`'${BUSINESS_TIME_ZONE}'`);

/** Returns the grouping of a dimension. The salesperson is the customer's current one, as for the data scope of staff. */
export function keyOf(by: SummaryBy, language: Language): Key {
  const none = (what: 'noTeam' | 'noSalesperson') => translate(language, `summary.${what}`);
  const named: Record<SummaryBy, Key> = {
    customer: {
      key: sql`o.buyer_id`,
      join: sql`left join buyers x on x.id = g.key`,
      label: sql`trim(x.company_name || ' ' || x.nickname)`,
    },
    team: {
      key: sql`o.team_id`,
      join: sql`left join teams x on x.id = g.key`,
      label: sql`coalesce(x.name, ${none('noTeam')})`,
    },
    salesperson: {
      key: sql`(select u.salesperson_id from buyers u where u.id = o.buyer_id)`,
      join: sql`left join staff x on x.id = g.key`,
      label: sql`coalesce(x.nickname, ${none('noSalesperson')})`,
    },
    brand: {
      key: sql`p.brand_id`,
      join: sql`left join brands x on x.id = g.key`,
      label: sql`x.name`,
    },
    category: {
      key: sql`p.category_id`,
      join: sql`left join categories x on x.id = g.key`,
      label: localised(language, sql`x.name`, sql`x.name_en`),
    },
    season: { key: sql`p.season`, join: sql``, label: sql`g.key` },
    list: {
      key: sql`s.list_id`,
      join: sql`left join lists x on x.id = g.key`,
      label: localised(language, sql`x.name`, sql`coalesce(x.name_en, x.name)`),
    },
    supplier: {
      key: sql`s.supplier_id`,
      join: sql`left join suppliers x on x.id = g.key`,
      label: sql`x.name`,
    },
    month: {
      key: sql`to_char(o.created_at at time zone ${ZONE}, 'YYYY-MM')`,
      join: sql``,
      label: sql`g.key`,
    },
  };
  return named[by];
}
