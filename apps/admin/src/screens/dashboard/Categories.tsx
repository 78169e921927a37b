import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PieChart } from '@selvedge/design-system/charts/PieChart';
import type { PieSegment } from '@selvedge/design-system/charts/PieChart';
import { useFormats } from '@selvedge/design-system/i18n';
import { Part } from '../../figures/Part';
import { categoriesQuery } from './dashboard.api';
import type { Span } from './dashboard.search';
import { shareBp } from '../../figures/shares';

const SHOWN = 4;

/** Returns the four largest categories, and the rest as one: no more than five tones can be distinguished. */
function largest(
  slices: readonly { key: string; label: string; qty: number }[],
  other: string,
): PieSegment[] {
  const named = slices.filter(({ key }) => key !== 'other').toSorted((a, b) => b.qty - a.qty);
  const shown = named.slice(0, SHOWN).map(({ label, qty }) => ({ label, value: qty }));
  const total = slices.reduce((sum, { qty }) => sum + qty, 0);
  const rest = total - shown.reduce((sum, { value }) => sum + value, 0);
  return rest > 0 ? [...shown, { label: other, value: rest }] : shown;
}

/** Pie chart of the shares of pieces by category. */
export function Categories({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <Part title={t('categories')} note={t('categoriesNote')} query={useQuery(categoriesQuery(span))}>
      {(slices) => (
        <PieChart
          label={t('categories')}
          segments={largest(slices, t('otherCategories'))}
          unit={t('pieces', { count: slices.reduce((sum, { qty }) => sum + qty, 0) })}
          formatValue={formats.quantity}
          formatShare={(share) => formats.percent(Math.round(shareBp(share) / 100) * 100)}
          emptyText={t('empty')}
        />
      )}
    </Part>
  );
}
