import { useTranslation } from 'react-i18next';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderRecords } from '@selvedge/design-system/commerce/OrderTimeline';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { PurchaseOrderDetail } from '../../api/schemas';

const RECORDS_SHOWN = 12;

/** Side panel of a purchase order: its receipts with the sub-orders they leave short, the note, and the records. */
export function PurchaseSide({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const { receipts, note, cancelReason, logs } = order;
  return (
    <Panels>
      {cancelReason !== undefined && (
        <Panel span="whole">
          <Section title={t('cancelReason')}>
            <Text as="p">{cancelReason}</Text>
          </Section>
        </Panel>
      )}
      <Panel span="whole">
        <Section title={t('receipts')} note={t('receiptCount', { count: receipts.length })}>
          <Stack gap="s5">
            {receipts.map((receipt) => (
              <Receipt key={receipt.id} receipt={receipt} />
            ))}
            {receipts.length === 0 && <Text ink="weak">{t('noReceipts')}</Text>}
          </Stack>
        </Section>
      </Panel>
      {note !== '' && (
        <Panel span="whole">
          <Section title={t('order.note')}>
            <Text as="p">{note}</Text>
          </Section>
        </Panel>
      )}
      <Panel span="whole">
        <Section title={t('records')} note={t('recordCount', { count: logs.length })}>
          <OrderRecords
            limit={RECORDS_SHOWN}
            records={logs.map(({ id, at, action, operatorName, note: said }) => ({
              id,
              at,
              title: t(`record.${action}`, { defaultValue: action }),
              actor: operatorName,
              note: said,
            }))}
          />
        </Section>
      </Panel>
    </Panels>
  );
}

function Receipt({ receipt }: { receipt: PurchaseOrderDetail['receipts'][number] }) {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const { at, receivedBy, lines, shortages, note, files } = receipt;
  const good = lines.reduce((sum, { goodQty }) => sum + goodQty, 0);
  const defect = lines.reduce((sum, { defectQty }) => sum + defectQty, 0);
  return (
    <Stack gap="s2">
      <Text as="p">
        {t('cameIn', { count: good })}{' '}
        {defect > 0 && <Text ink="critical">{t('cameDefect', { count: defect })}</Text>}{' '}
        <Text size="caption" ink="weak" isFigure>
          {[formats.stamp(at), receivedBy].join(' ')}
        </Text>
      </Text>
      {note !== undefined && <Text as="p">{note}</Text>}
      {shortages.map(({ orderId, orderLineId, subNo, qty }) => (
        <Text key={orderLineId} as="p" size="small" ink="medium">
          <Link href={`/procurement/detail/${orderId}`}>{subNo}</Link> {t('lacks', { count: qty })}
        </Text>
      ))}
      {files.length > 0 && <FileList label={t('receipts')} files={files} />}
    </Stack>
  );
}
