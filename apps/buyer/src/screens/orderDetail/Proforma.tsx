import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { configQuery } from '@selvedge/app-shell/app/config';
import { AddressCard } from '@selvedge/design-system/commerce/AddressCard';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { PrinterIcon } from '@selvedge/design-system/primitives/Icon';
import { LineTotals } from '@selvedge/design-system/commerce/LineTotals';
import { Link } from '@selvedge/design-system/primitives/Link';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { addressData } from '../../addresses/addressData';
import { session } from '../../api/session';
import type { OrderDetail, PaymentAccount, SubOrder } from '../../api/schemas';
import { ReadPart } from '../../trade/ReadPart';
import { accountsQuery } from './payment.api';
import { proformaColumns, proformaLines } from './proforma.columns';

/** Proforma invoice of an order: customer, address, all lines, totals, and the payment accounts. */
export function Proforma({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const merchant = useQuery(configQuery).data?.title ?? '';
  const accounts = useQuery(accountsQuery);
  const isConfirmed = order.confirmedAt !== undefined;
  return (
    <DetailPage
      title={t('proforma.title', { orderNo: order.orderNo })}
      lead={t(isConfirmed ? 'proforma.lead' : 'proforma.leadOpen', { merchant })}
      actions={
        <>
          <Link variant="quiet" size="header" href={`/procurement/detail/${order.id}`}>
            {t('proforma.back')}
          </Link>
          <Button variant="primary" size="header" icon={<PrinterIcon />} onPress={() => window.print()}>
            {t('proforma.print')}
          </Button>
        </>
      }
      facts={[
        {
          name: t('proforma.date'),
          value: dateInZone(Date.parse(order.confirmedAt ?? order.createdAt), BUSINESS_TIME_ZONE),
        },
        { name: t('fact.orderer'), value: order.ordererNickname ?? '', note: user?.companyName },
        { name: t('proforma.pieces'), value: formats.count(order.totals.qty, 'piece') },
      ]}
    >
      <Panels>
        {order.subs
          .filter(({ cancelled }) => !cancelled)
          .map((sub) => (
            <Panel key={sub.id} span="whole">
              <Lines sub={sub} isConfirmed={isConfirmed} />
            </Panel>
          ))}
        <Panel>
          <Section title={t('consignee')}>
            {order.address && <AddressCard address={addressData(order.address)} isBare />}
          </Section>
        </Panel>
        <Panel>
          <Section title={t('payment')}>
            <LineTotals
              sums={order.totals}
              isConfirmed={isConfirmed}
              isCancelled={order.status === 'CANCELLED'}
            />
          </Section>
        </Panel>
        {accounts.data?.length !== 0 && (
          <Panel span="whole">
            <Section title={t('accounts.title')}>
              <ReadPart query={accounts}>
                {(rows) => (
                  <>
                    <FieldTable
                      label={t('accounts.title')}
                      rows={rows}
                      rowId={({ id }) => id}
                      columns={(['currency', 'holder', 'bank', 'accountNo', 'swift'] as const).map(
                        (key): TableColumn<PaymentAccount> => ({
                          id: key,
                          header: t(`accounts.${key}`),
                          render: (account) => account[key] ?? '',
                        }),
                      )}
                    />
                    <Text as="p" size="caption" ink="weak">
                      {t('proforma.purpose', { orderNo: order.orderNo })}
                    </Text>
                  </>
                )}
              </ReadPart>
            </Section>
          </Panel>
        )}
      </Panels>
    </DetailPage>
  );
}

function Lines({ sub, isConfirmed }: { sub: SubOrder; isConfirmed: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <Section title={sub.subNo} note={`${sub.listName} ${sub.warehouseId}`}>
      <FieldTable
        label={sub.subNo}
        rows={proformaLines(sub, isConfirmed)}
        rowId={({ id }) => id}
        columns={proformaColumns(t)}
      />
    </Section>
  );
}
