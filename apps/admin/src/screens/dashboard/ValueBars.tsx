import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BarChart } from '@selvedge/design-system/charts/BarChart';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { Part } from '../../figures/Part';
import { trendQuery } from './dashboard.api';
import type { Span } from './dashboard.search';

/** Bar chart of the confirmed value per month, week or day, with the same span of last year as a tick. */
export function ValueBars({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const { compactMoney, date, month } = useFormats();
  const { areAmountsHidden } = useLocale();
  const trend = useQuery(trendQuery(span));
  const bars = useMemo(() => {
    const points = areAmountsHidden ? [] : (trend.data ?? []);
    const named = (at: string): string => (span.by === 'month' ? month(`${at}T00:00`) : date(`${at}T00:00`));
    return {
      categories: points.map(({ at }) => named(at)),
      values: points.map(({ valueCents }) => valueCents),
      reference: { label: t('lastYear'), values: points.map(({ lastYearValueCents }) => lastYearValueCents) },
      lastIsOpen: points.at(-1)?.partial ?? false,
    };
  }, [trend.data, span.by, t, date, month, areAmountsHidden]);
  return (
    <Part title={t('confirmedValue')} note={t(`by.${span.by}`)} query={trend}>
      {() => (
        <BarChart
          {...bars}
          label={t('confirmedValue')}
          categoryLabel={t(`span.${span.by}`)}
          valueLabel={t('confirmedValue')}
          formatValue={compactMoney}
          emptyText={t(areAmountsHidden ? 'valueHidden' : 'empty')}
        />
      )}
    </Part>
  );
}
