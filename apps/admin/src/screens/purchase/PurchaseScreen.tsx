import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { RecordPage } from '@selvedge/app-shell/records/RecordPage';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { usePageTab, useReplaceTab } from '../../tabs/pageAddress';
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
  usePageTab(query.data?.poNo);
  return (
    <RecordPage
      query={query}
      title={t('common:route.purchaseOrder')}
      failed={t('failedOne')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/purchases/order', label: t('missing.back') }}
      shape={{ hasRail: true }}
      onStep={useReplaceTab()}
    >
      {(order) => <Purchase order={order} />}
    </RecordPage>
  );
}

function Purchase({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  const late = order.overdue ? <Text ink="critical">{t('late')}</Text> : undefined;
  const came = { came: formats.quantity(order.receivedQty), qty: formats.quantity(order.qty) };
  return (
    <DetailPage
      title={order.poNo}
      badge={<TintedStatus kind="purchase" code={order.status} />}
      facts={[
        { name: t('columns.supplier'), value: order.supplierName },
        { name: t('columns.expectedAt'), value: formats.date(order.expectedAt), note: late },
        { name: t('columns.receivedQty'), value: t('cameOf', came) },
        ...(seesCost ? [{ name: t('columns.valueCents'), value: formats.money(order.valueCents) }] : []),
        { name: t('columns.createdBy'), value: order.createdBy, note: formats.stamp(order.createdAt) },
      ]}
      actions={<PurchaseSteps order={order} />}
      rail={{ label: t('facts'), content: <PurchaseSide order={order} /> }}
    >
      <PurchaseLines order={order} />
    </DetailPage>
  );
}
