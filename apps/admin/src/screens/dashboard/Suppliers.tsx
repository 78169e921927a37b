import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RadarChart } from '@selvedge/design-system/charts/RadarChart';
import type { RadarSeries } from '@selvedge/design-system/charts/RadarChart';
import { useFormats } from '@selvedge/design-system/i18n';
import { Part } from '../../figures/Part';
import { suppliersQuery } from './dashboard.api';
import type { Span } from './dashboard.search';
import { pointsText } from '../../figures/shares';

const axes = ['fillRate', 'onTime', 'defects', 'price', 'response', 'accuracy'] as const;

interface Score {
  name: string;
  score: number;
  change: number;
  axes: Record<(typeof axes)[number], number>;
}

const seriesOf = (score: Score): RadarSeries => ({
  label: score.name,
  values: axes.map((axis) => score.axes[axis]),
  summary: String(score.score),
  change: pointsText(score.change),
});

/** Radar chart of the best supplier's scores beside the mean of all; more is better. */
export function Suppliers({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <Part title={t('suppliers')} note={t('suppliersNote')} query={useQuery(suppliersQuery(span))}>
      {(scores) => {
        const mean = scores.find(({ supplierId }) => supplierId === null);
        const best = scores.find(({ supplierId }) => supplierId !== null) ?? mean;
        return (
          <RadarChart
            label={t('suppliers')}
            axes={axes.map((axis) => t(`axes.${axis}`))}
            series={best ? seriesOf(best) : { label: '', values: [] }}
            reference={mean && mean !== best ? seriesOf(mean) : undefined}
            formatValue={formats.quantity}
            emptyText={t('empty')}
          />
        );
      }}
    </Part>
  );
}
