import { BarChart } from '@selvedge/design-system/charts/BarChart';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { TrendChart } from '@selvedge/design-system/charts/TrendChart';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../figures/Part';
import { monthsQuery } from './summary.api';
import { barsOf } from './summary.model';
import { comparedDays, type Days, type SummaryFilter } from './summary.search';

/** Charts of the confirmed value by month beside the compared span, and of the margin for users who may see costs. */
export function SummaryCharts({ filter, days, today }: { filter: SummaryFilter; days: Days; today: string }) {
  const { t } = useTranslation('summary');
  const { compactMoney, month, percent } = useFormats();
  const { areAmountsHidden } = useLocale();
  const query = useQuery(monthsQuery(filter, days));
  const { from, to } = days;
  const { from: earlierFrom, to: earlierTo } = comparedDays(filter, days) ?? {};
  const rows = query.data?.list;
  const bars = useMemo(() => {
    const isCompared = earlierFrom !== undefined && earlierTo !== undefined;
    const compared = isCompared ? { from: earlierFrom, to: earlierTo } : undefined;
    return barsOf(areAmountsHidden ? [] : (rows ?? []), { from, to }, compared);
  }, [rows, areAmountsHidden, from, to, earlierFrom, earlierTo]);
  const categories = useMemo(() => bars.months.map((at) => month(`${at}-01T00:00`)), [bars, month]);
  const reference = useMemo(
    () => bars.before && { label: t(`compared.${filter.compare ?? 'before'}`), values: bars.before },
    [bars, filter.compare, t],
  );
  const margins = useMemo(
    () => bars.margins && { label: t('columns.margin'), values: bars.margins },
    [bars, t],
  );
  return (
    <Panels>
      <Panel span={margins ? 'seven' : 'whole'}>
        <Part title={t('columns.valueCents')} note={t('byMonth')} query={query}>
          {() => (
            <BarChart
              label={t('columns.valueCents')}
              categoryLabel={t('by.month')}
              valueLabel={t('columns.valueCents')}
              categories={categories}
              values={bars.values}
              reference={reference}
              isLastOpen={to >= today}
              formatValue={compactMoney}
              emptyText={t(areAmountsHidden ? 'hidden' : 'empty')}
              height={200}
            />
          )}
        </Part>
      </Panel>
      {margins && (
        <Panel span="five">
          <Part title={t('columns.margin')} note={t('marginNote')} query={query}>
            {() => (
              <TrendChart
                label={t('columns.margin')}
                categoryLabel={t('by.month')}
                categories={categories}
                series={margins}
                formatValue={percent}
                emptyText={t('empty')}
                height={200}
              />
            )}
          </Part>
        </Panel>
      )}
    </Panels>
  );
}
