import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { OrderFailure } from '@selvedge/app-shell/orders/OrderFailure';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { orderQuery } from './orderDetail.api';
import { Proforma } from './Proforma';

/** Printable page of an order: printed, or saved as a PDF by the browser's print dialog. */
export function ProformaScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  if (query.data) return <Proforma order={query.data} />;
  return (
    <Page ground="surface" header={<PageHeader title={t('common:places.proforma')} />}>
      {answerOf(query).hasFailed ? <OrderFailure query={query} /> : <TableSkeleton />}
    </Page>
  );
}
