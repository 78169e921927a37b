import type { TFunction } from 'i18next';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import type { Formats } from '@selvedge/design-system/i18n';
import { ProportionBar } from '@selvedge/design-system/commerce/ProportionBar';
import { timeLeft } from '@selvedge/domain/time/dates';
import type { ListDetail } from '../../api/schemas';

/** Returns the facts of a list: delivery, closing, minimum, hot and standard, estimates, size and stock. */
export function listFacts(
  list: ListDetail,
  now: number,
  t: TFunction<'listDetail'>,
  formats: Formats,
): Fact[] {
  const left = timeLeft(list.closeAt, now);
  const isAhead = Date.parse(list.startAt) > now;
  const isClosed = list.status === 'ACCEPTED' || left.over;
  const closes: Fact = isAhead
    ? { name: t('facts.opens'), value: formats.dateTime(list.startAt) }
    : {
        name: t(isClosed ? 'facts.closed' : 'facts.closes'),
        value: isClosed ? formats.dateTime(list.closeAt) : formats.remaining(Date.parse(list.closeAt) - now),
        note: isClosed ? undefined : formats.dateTime(list.closeAt),
      };
  return [
    { name: t('facts.delivery'), value: t(`dictionaries:delivery_method.${list.deliveryMethod}`) },
    closes,
    {
      name: t('facts.minimum'),
      value: formats.money(list.minOrderValueCents),
      note: t(`minOrderMode.${list.minOrderMode}`),
    },
    {
      name: t('facts.hot'),
      value: (
        <ProportionBar
          firstBp={list.hotBp}
          label={t('facts.hotShares', {
            hot: formats.percent(list.hotBp),
            standard: formats.percent(list.standardBp),
          })}
        />
      ),
    },
    {
      name: t('facts.ships'),
      value: formats.date(list.shipEstimate),
      note: t('facts.shipDays', { count: list.shipDays }),
    },
    {
      name: t('facts.arrives'),
      value: formats.date(list.receiveEstimate),
      note: t('facts.receiveDays', { count: list.receiveDays }),
    },
    {
      name: t('facts.styles'),
      value: `${formats.quantity(list.productCount ?? null)} / ${formats.quantity(list.skuCount)}`,
    },
    {
      name: t('facts.stock'),
      value: formats.count(list.stockQty, 'pieceShort'),
      note: formats.money(list.stockValueCents),
    },
  ];
}
