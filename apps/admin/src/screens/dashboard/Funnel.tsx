import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Divider } from '@selvedge/design-system/layout/Divider';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { FunnelChart } from '@selvedge/design-system/charts/FunnelChart';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { Part } from '../../figures/Part';
import { funnelQuery } from './dashboard.api';
import type { Span } from './dashboard.search';
import { shareBp } from '../../figures/shares';

const MINUTE_MS = 60_000;
/** Steps before an inquiry, which the data summary shows, not the dashboard. */
const BEFORE: ReadonlySet<string> = new Set(['VISITORS', 'CARTS']);

/** Funnel chart of the inquiries by the step they reached, and how long the steps take. */
export function Funnel({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const took = (minutes: number | null): string =>
    minutes === null ? '–' : formats.remaining(minutes * MINUTE_MS);
  return (
    <Part title={t('funnel')} note={t('funnelNote')} query={useQuery(funnelQuery(span))}>
      {({ steps, confirmMinutes, payMinutes, shipMinutes }) => (
        <Stack gap="s6">
          <FunnelChart
            label={t('funnel')}
            steps={steps
              .filter(({ step }) => !BEFORE.has(step))
              .map(({ step, count }) => ({ label: t(`steps.${step}`), count }))}
            formatValue={formats.quantity}
            formatShare={(share) => formats.percent(shareBp(share))}
            emptyText={t('empty')}
          />
          <Stack gap="s4">
            <Divider />
            <FactStrip
              facts={[
                { name: t('toConfirmed'), value: took(confirmMinutes) },
                { name: t('toPaid'), value: took(payMinutes) },
                { name: t('toShipped'), value: took(shipMinutes) },
              ]}
            />
          </Stack>
        </Stack>
      )}
    </Part>
  );
}
