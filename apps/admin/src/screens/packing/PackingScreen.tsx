import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Badge } from '@selvedge/design-system/primitives/Badge';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { useFormats } from '@selvedge/design-system/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { PickList } from '../../api/schemas';
import { usePageTab } from '../../tabs/pageAddress';
import { PackingDeskView } from './PackingDeskView';
import { pickQuery } from './packing.api';

/** Page of one sub-order that waits for shipping: it is picked by scanning, packed in boxes, and shipped. */
export function PackingScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('packing');
  const query = useQuery(pickQuery(id));
  const { data, hasFailed } = answerOf(query);
  usePageTab(data?.subNo);
  if (data) return <PackingOf list={data} />;
  return (
    <Page ground="surface" header={<PageHeader title={t('common:route.packing')} />}>
      {hasFailed ? <ReadFailure isInset title={t('failed')} query={query} /> : <TableSkeleton hasPicture />}
    </Page>
  );
}

function PackingOf({ list }: { list: PickList }) {
  const { t } = useTranslation('packing');
  const formats = useFormats();
  const { subNo, orderId, orderNo, companyName, warehouseId, openQty, sentQty, shipEstimate, late } = list;
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={subNo}
          badge={late && openQty > 0 ? <Badge tone="critical">{t('late')}</Badge> : undefined}
          facts={[
            { name: t('order'), value: <Link href={`/procurement/detail/${orderId}`}>{orderNo}</Link> },
            { name: t('customer'), value: companyName },
            { name: t('warehouse'), value: warehouseId },
            { name: t('toSend'), value: formats.quantity(openQty) },
            { name: t('sentBefore'), value: formats.quantity(sentQty) },
            { name: t('due'), value: formats.date(shipEstimate) },
          ]}
        />
      }
    >
      <PackingDeskView key={list.id} list={list} />
    </Page>
  );
}
