import { assignInlineVars } from '@vanilla-extract/dynamic';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { bar, empty, name, partVar, place, row, value } from './RankList.css';

/** Entry of a ranking. */
export interface RankItem {
  id: string;
  name: string;
  /** Amount by which the entries are ranked. */
  amount: number;
  /** The amount, formatted. */
  amountText: string;
  href?: string;
}

/** Props of {@link RankList}. */
export interface RankListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Entries, largest first. */
  items: readonly RankItem[];
  /** Text shown when there are no entries. */
  emptyText: string;
}

/** Ranking of brands or other names by an amount, with a bar for comparison. */
export function RankList({ label, items, emptyText, ...root }: RankListProps) {
  const most = Math.max(0, ...items.map((item) => item.amount));
  if (items.length === 0)
    return (
      <p {...rootProps(root)} className={empty}>
        {emptyText}
      </p>
    );
  return (
    <ol {...rootProps(root)} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={row}>
          <span className={place}>{index + 1}</span>
          <span className={name}>
            {item.href ? (
              <Link variant="plain" href={item.href}>
                {item.name}
              </Link>
            ) : (
              item.name
            )}
          </span>
          <span
            className={bar}
            style={assignInlineVars({
              [partVar]: `${most > 0 ? (Math.max(0, item.amount) / most) * 100 : 0}%`,
            })}
            aria-hidden="true"
          />
          <span className={value}>{item.amountText}</span>
        </li>
      ))}
    </ol>
  );
}
