import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { QuantityField } from '@selvedge/design-system/commerce/QuantityField';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { textLength } from '@selvedge/domain/display/textLength';
import type { SubOrder } from '../../api/schemas';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKept } from '@selvedge/app-shell/kept/useKept';
import { useUploads } from '@selvedge/app-shell/files/useUploads';
import { fullLineName, lineName } from '@selvedge/domain/products/lineName';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import { sendFile } from '../../files/sendFile';
import { refusedWords } from '../../trade/errorWords';
import { DifferenceFields, LONGEST_NOTE } from './DifferenceFields';
import { confirmReceipt } from './orderDetail.api';
import {
  type Difference,
  type Differences,
  fittingDifferences,
  missingCents,
  receiptInput,
  receiptSums,
  shippedLines,
} from './receipt.model';

type Line = SubOrder['lines'][number];

/**
 * Form for the receipt of a sub-order, line by line: missing pieces are claimed with a reason and photos. Shows when the sub-order counts
 * as received automatically.
 */
export function ReceiptForm({ sub }: { sub: SubOrder }) {
  const { t } = useTranslation('orders');
  const [differences, write] = useState<Differences>({});
  const kept = useKept(`receipt:${sub.id}`, (typed) => write(fittingDifferences(typed, sub)));
  const setDifferences = (next: Differences): void => {
    write(next);
    kept.keep(next);
  };
  const discard = (): void => {
    write({});
    photos.clear();
    kept.forget();
  };
  const [isAsking, setAsking] = useState(false);
  const formats = useFormats();
  const photos = useUploads(sendFile);
  const lines = shippedLines(sub);
  const sums = receiptSums(lines, differences);
  const receive = useMutation({
    mutationFn: () => confirmReceipt(receiptInput(sub, differences, (id) => photos.of(id).ids)),
    onSuccess: () => {
      setAsking(false);
      discard();
      toast.show({ message: t('receipt.done'), tone: 'positive' });
    },
    onError: () => setAsking(false),
  });
  const refused = receive.error === null ? null : refusedWords(receive.error);
  const change = (id: string, next: Partial<Difference>): void => {
    const before = differences[id];
    if (before) setDifferences({ ...differences, [id]: { ...before, ...next } });
  };
  const setReceived = ({ id, shippedQty }: Line, receivedQty: number): void => {
    const { [id]: before = { reason: 'SHORTAGE' as const, note: '' }, ...others } = differences;
    setDifferences(receivedQty >= shippedQty ? others : { ...others, [id]: { ...before, receivedQty } });
  };
  const claimed = lines.filter(({ id }) => differences[id] !== undefined);
  const cents = claimed.reduce((sum, line) => sum + missingCents(line, differences[line.id]), 0);
  return (
    <Section
      title={t('receipt.title', { no: subOrderPosition(sub.subNo) })}
      note={sub.listName}
      end={<Button onPress={discard}>{t('receipt.all')}</Button>}
    >
      <Stack gap="s5">
        <KeptStrip keptAt={kept.keptAt} onDiscard={discard} />
        {sub.completesAt !== undefined && (
          <Text as="p" ink="medium">
            {t('receipt.byItself', { at: formats.dateTime(sub.completesAt) })}
          </Text>
        )}
        <FieldTable<Line>
          label={t('receipt.title', { no: subOrderPosition(sub.subNo) })}
          rows={lines}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'goods',
              header: t('goods'),
              render: (line) => (
                <ProductCell
                  name={lineName(line)}
                  brand={line.brandName}
                  pictureSrc={line.image ?? undefined}
                />
              ),
            },
            {
              id: 'shipped',
              header: t('receipt.shipped'),
              align: 'end',
              render: ({ shippedQty }) => shippedQty,
            },
            {
              id: 'received',
              header: t('receipt.received'),
              align: 'end',
              render: (line) => (
                <QuantityField
                  look="inline"
                  isLabelHidden
                  label={t('receipt.receivedOf', { name: fullLineName(line) })}
                  minimum={0}
                  maximum={line.shippedQty}
                  value={differences[line.id]?.receivedQty ?? line.shippedQty}
                  onChange={(quantity) => setReceived(line, quantity)}
                />
              ),
            },
            {
              id: 'effect',
              header: t('receipt.effect'),
              align: 'end',
              render: (line) => <PriceCell cents={-missingCents(line, differences[line.id])} isCharged />,
            },
          ]}
        />
        {claimed.map((line) => {
          const value = differences[line.id];
          return (
            value && (
              <DifferenceFields
                key={line.id}
                name={fullLineName(line)}
                value={value}
                photos={photos.of(line.id)}
                onChange={(next) => change(line.id, next)}
              />
            )
          );
        })}
        {claimed.length > 0 && (
          <Text as="p" size="small" ink="medium">
            {t('receipt.claimHint')}
          </Text>
        )}
        {refused !== null && (
          <StatusMark glyph="cross" tone="critical">
            {refused}
          </StatusMark>
        )}
        <Inline gap="s5" isWrapping>
          <Button
            variant="primary"
            isDisabled={claimed.some(({ id }) => textLength(differences[id]?.note ?? '') > LONGEST_NOTE)}
            isPending={photos.isPending}
            onPress={() => setAsking(true)}
          >
            {sums.missing === 0
              ? t('receipt.confirm', { count: sums.received })
              : t('receipt.confirmShort', { count: sums.received, missing: sums.missing })}
          </Button>
          {cents > 0 && <PriceCell cents={-cents} isCharged />}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={() => setAsking(false)}
        title={t('receipt.askTitle', { no: subOrderPosition(sub.subNo) })}
        confirmLabel={t('receipt.confirmNow')}
        isPending={receive.isPending}
        onConfirm={() => receive.mutate()}
      >
        {t('receipt.askText', { received: sums.received, missing: sums.missing })}
      </ConfirmDialog>
    </Section>
  );
}
