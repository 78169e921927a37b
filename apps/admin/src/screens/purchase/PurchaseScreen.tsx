import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { usePageTab } from '../../tabs/pageAddress';
import { PurchaseLines } from './PurchaseLines';
import { PurchaseSide } from './PurchaseSide';
import { PurchaseSteps } from './PurchaseSteps';
import { purchaseQuery } from './purchase.api';

const COST = [COST_PERM] as const;

/** Page of one order to a supplier: its status, its products, its receipts, and its transitions. */
export function PurchaseScreen() {
  const { t } = useTranslation(['purchases', 'orders']);
  const { id = '' } = useParams();
  const query = useQuery(purchaseQuery(id));
  const order = query.data;
  usePageTab(order?.poNo);
  if (order) return <Purchase order={order} />;
  return (
    <Page ground="surface" header={<PageHeader title={t('common:route.purchaseOrder')} />}>
      {answerOf(query).hasFailed ? (
        <LoadFailure
          error={query.error}
          title={t('failedOne')}
          missing={{ title: t('missing.title'), body: t('missing.body') }}
          back={{ href: '/purchases/order', label: t('missing.back') }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <TableSkeleton hasPicture />
      )}
    </Page>
  );
}

function Purchase({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  const late = order.overdue ? <Text ink="critical">{t('late')}</Text> : undefined;
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={order.poNo}
          badge={<TintedStatus kind="purchase" code={order.status} />}
          facts={[
            { name: t('columns.supplier'), value: order.supplierName },
            { name: t('columns.expectedAt'), value: formats.date(order.expectedAt), note: late },
            {
              name: t('columns.receivedQty'),
              value: t('cameOf', {
                came: formats.quantity(order.receivedQty),
                qty: formats.quantity(order.qty),
              }),
            },
            ...(seesCost ? [{ name: t('columns.valueCents'), value: formats.money(order.valueCents) }] : []),
            { name: t('columns.createdBy'), value: order.createdBy, note: formats.stamp(order.createdAt) },
          ]}
          actions={<PurchaseSteps order={order} />}
        />
      }
    >
      <SplitView side={{ at: 'end', label: t('facts'), content: <PurchaseSide order={order} /> }}>
        <PurchaseLines order={order} />
      </SplitView>
    </Page>
  );
}
