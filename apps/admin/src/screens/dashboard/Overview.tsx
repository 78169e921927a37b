import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { FigureStrip } from '@selvedge/design-system/commerce/FigureStrip';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { useAllowed } from '../../session/Allowed';
import { overviewQuery } from './dashboard.api';
import type { Span } from './dashboard.search';
import { changeText } from '../../figures/shares';

const ORDERS = ['biz:order:query'] as const;
const PAYMENTS = ['biz:payment:query'] as const;

/** Figures at the head: value, orders under way, proofs, stock locks, shortages; counts link to their lists for users who may see those. */
export function Overview({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const overview = useQuery(overviewQuery(span));
  const now = useNow();
  const [seesOrders, seesPayments] = [useAllowed(ORDERS), useAllowed(PAYMENTS)];
  const { data, hasFailed } = answerOf(overview);
  if (hasFailed) return <ReadFailure title={t('failed')} query={overview} />;
  const shown = (value: string | undefined) => value ?? <Skeleton shape="title" />;
  const waited = data?.oldestProofAt ? Math.max(0, now - Date.parse(data.oldestProofAt)) : undefined;
  return (
    <FigureStrip
      figures={[
        {
          label: t('confirmedValue'),
          value: shown(data && formats.compactMoney(data.valueCents)),
          note: areAmountsHidden
            ? t('valueHidden')
            : typeof data?.valueChangeBp === 'number'
              ? changeText(Math.round(data.valueChangeBp / 10) * 10, formats.percent)
              : undefined,
        },
        {
          label: t('inProgress'),
          href: seesOrders ? '/procurement/order?status=IN_PROGRESS' : undefined,
          value: shown(data && formats.quantity(data.ordersInProgress)),
          note: data && t('toConfirm', { count: data.toConfirm }),
        },
        {
          label: t('toVerify'),
          href: seesPayments ? '/money/payments' : undefined,
          value: shown(data && formats.quantity(data.toVerify)),
          note: waited === undefined ? undefined : t('oldest', { span: formats.remaining(waited) }),
        },
        {
          label: t('locked'),
          value: shown(data && formats.quantity(data.lockedQty)),
          note: data && t('pieces', { count: data.lockedQty }),
        },
        {
          label: t('shortage'),
          value: shown(data && formats.percent(Math.round(data.shortageBp / 10) * 10)),
          note: data && t('ofConfirmed'),
        },
      ]}
    />
  );
}
