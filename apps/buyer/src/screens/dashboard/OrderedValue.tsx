import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '@selvedge/design-system/commerce/FigureStrip';
import { Section } from '@selvedge/design-system/layout/Section';
import { TrendChart } from '@selvedge/design-system/charts/TrendChart';
import { useFormats } from '@selvedge/design-system/i18n';
import type { TrendPoint } from '../../api/schemas';
import { ReadPart } from '../../trade/ReadPart';
import { trendQuery } from './dashboard.api';
import { yearUpTo } from './months';
import type { Year } from './months';

const sum = (points: readonly TrendPoint[], key: 'orders' | 'qty' | 'valueCents'): number =>
  points.reduce((total, point) => total + point[key], 0);

/** Replaces the values of the months before the first non-zero one by null: they are unknown, as the platform was not in use yet. */
function fromFirst(values: readonly (number | null)[]): (number | null)[] {
  const first = values.findIndex((value) => value !== null && value > 0);
  return values.map((value, index) => (first === -1 || index < first ? null : value));
}

const byMonth = (year: Year, points: readonly TrendPoint[]): (number | null)[] =>
  year.months.map((month) => {
    const own = points.filter(({ at }) => at.startsWith(month.slice(0, 7)));
    return sum(own, 'valueCents');
  });

/** Chart of the ordered value of the last twelve months beside the twelve before, in euro. */
export function OrderedValue({ now }: { now: Date }) {
  const { t } = useTranslation('dashboard');
  const year = yearUpTo(now);
  return (
    <Section title={t('orderedValue')} note={t('lastYear')}>
      <ReadPart query={useQuery(trendQuery(year.from, year.to))} rows={6}>
        {(points) => <Trend now={now} points={points} />}
      </ReadPart>
    </Section>
  );
}

/** Figures and chart of the loaded year; the year before is added once it is loaded. */
function Trend({ now, points }: { now: Date; points: readonly TrendPoint[] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [year, before] = [yearUpTo(now), yearUpTo(now, 1)];
  const earlier = useQuery(trendQuery(before.from, before.to)).data;
  const values = byMonth(year, points);
  const reference = earlier ? fromFirst(byMonth(before, earlier)) : before.months.map(() => null);
  return (
    <>
      <FigureStrip
        look="inline"
        figures={[
          {
            label: t('thisMonth'),
            value: formats.money(values.at(-1) ?? null),
            note: t('yearAgo', { sum: formats.compactMoney(reference.at(-1) ?? null) }),
          },
          { label: t('orders'), value: formats.quantity(sum(points, 'orders')) },
          { label: t('pieces'), value: formats.quantity(sum(points, 'qty')) },
        ]}
      />
      <TrendChart
        label={t('orderedValue')}
        categoryLabel={t('month')}
        categories={year.months.map((month) => formats.month(`${month}T00:00`))}
        series={{ label: t('thisYear'), values }}
        reference={{ label: t('previousYear'), values: reference }}
        formatValue={(cents) => formats.compactMoney(cents)}
        emptyText={t('noOrders')}
      />
    </>
  );
}
