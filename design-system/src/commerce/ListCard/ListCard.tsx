import { assignInlineVars } from '@vanilla-extract/dynamic';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../../primitives/Link/Link';
import { PriceCell } from '../PriceCell/PriceCell';
import { card, fill, left, meta, name, partVar, soon, track } from './ListCard.css';

/** List as the card shows it. */
export interface ListCardData {
  /** Short number or name of the list. */
  code: string;
  name: string;
  href?: string;
  /** Opening time, ISO 8601 in UTC, like `closeAt`. */
  startAt?: string;
  closeAt: string;
  minOrderValueCents: number;
  /** Pieces and value entered by this buyer so far. */
  writtenQty: number;
  writtenCents: number;
}

/** Props of {@link ListCard}. */
export interface ListCardProps extends RootProps {
  list: ListCardData;
  /** The present, in epoch milliseconds; the caller updates it. */
  now: number;
}

const soonMs = 3 * 24 * 60 * 60 * 1000;

/** Card of a list: remaining time, quantity and value entered so far, and their distance from the minimum order value. */
export function ListCard({ list, now, ...root }: ListCardProps) {
  const t = useMessages('ListCard');
  const formats = useFormats();
  const remaining = Date.parse(list.closeAt) - now;
  const isAhead = list.startAt !== undefined && Date.parse(list.startAt) > now;
  const isPassed = list.writtenCents >= list.minOrderValueCents;
  const part = list.minOrderValueCents > 0 ? Math.min(1, list.writtenCents / list.minOrderValueCents) : 1;
  const minimum = t(isPassed ? 'passed' : 'below', { sum: formats.money(list.minOrderValueCents) });
  const time = isAhead
    ? t('opens', { date: formats.date(list.startAt) })
    : remaining > 0
      ? formats.remaining(remaining)
      : t('closed');
  return (
    <article {...root} className={card}>
      <h3 className={name}>
        {list.href ? (
          <Link variant="plain" href={list.href}>
            {list.name}
          </Link>
        ) : (
          list.name
        )}
      </h3>
      <p className={!isAhead && remaining > 0 && remaining < soonMs ? `${left} ${soon}` : left}>
        {!isAhead && remaining > 0 && <span className={visuallyHidden}>{t('closes')} </span>}
        {time}
      </p>
      <p className={meta}>
        {list.writtenQty > 0
          ? t('written', { id: list.code, pieces: formats.count(list.writtenQty, 'piece') })
          : t('untouched', { id: list.code })}
      </p>
      <p className={meta}>
        {list.writtenCents > 0 && (
          <>
            <PriceCell cents={list.writtenCents} isCharged />
            {' / '}
          </>
        )}
        {minimum}
      </p>
      <div className={track} aria-hidden="true">
        <div className={fill} style={assignInlineVars({ [partVar]: `${(part * 100).toFixed(1)}%` })} />
      </div>
    </article>
  );
}
