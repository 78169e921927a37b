import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import { useFormats } from '@selvedge/design-system/i18n';
import type { FuturesOrderDetail } from '../../../api/schemas';
import { usePageTab, useReplaceTab } from '../../../tabs/pageAddress';
import { OrderPage } from '../OrderPage';
import { futuresOrderQuery } from './futuresOrder.api';

const ArrivalDialog = lazyDialog(() => import('./ArrivalDialog').then((part) => part.ArrivalDialog));
const ConvertDialog = lazyDialog(() => import('./ConvertDialog').then((part) => part.ConvertDialog));

/** Page of one order for products that have not arrived: its day of arrival, deposit and balance, and its conversion when they do. */
export function FuturesOrderScreen() {
  const { t } = useTranslation(['futures', 'addOrder', 'money', 'orders', 'listing']);
  const { id = '' } = useParams();
  const query = useQuery(futuresOrderQuery(id));
  usePageTab(query.data?.orderNo);
  return (
    <OrderRecord query={query} title={t('common:route.futuresDetails')} onStep={useReplaceTab()}>
      {(order) => <FuturesOrder order={order} />}
    </OrderRecord>
  );
}

function FuturesOrder({ order }: { order: FuturesOrderDetail }) {
  const { t } = useTranslation('futures');
  const formats = useFormats();
  const [asked, ask] = useState<'setArrival' | 'convert'>();
  const steps = order.futuresActions ?? [];
  const close = (): void => ask(undefined);
  const terms: Fact[] = [
    {
      name: t('arrival'),
      value: order.expectedArrival === null ? t('unknown') : formats.date(order.expectedArrival),
      note: order.arrivalNote,
    },
    {
      name: t('deposit'),
      value: formats.money(order.depositCents),
      note: formats.percent(order.depositBp),
    },
    { name: t('balance'), value: formats.money(order.balanceCents) },
    { name: t('due'), value: formats.money(order.dueCents) },
  ];
  return (
    <>
      <OrderPage
        order={order}
        terms={terms}
        actions={
          <>
            {steps.includes('setArrival') && (
              <Button variant="quiet" size="header" onPress={() => ask('setArrival')}>
                {t('setArrival')}
              </Button>
            )}
            {steps.includes('convert') && (
              <Button variant="secondary" size="header" onPress={() => ask('convert')}>
                {t('convert')}
              </Button>
            )}
          </>
        }
      />
      {asked === 'setArrival' && <ArrivalDialog order={order} onClose={close} />}
      {asked === 'convert' && <ConvertDialog order={order} onClose={close} />}
    </>
  );
}
