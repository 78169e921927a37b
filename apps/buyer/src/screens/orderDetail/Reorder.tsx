import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Link } from '@selvedge/design-system/primitives/Link';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { lineName } from '@selvedge/domain/products/lineName';
import type { OrderDetail, ReorderResult } from '../../api/schemas';
import { reorder } from './orderDetail.api';

/** Button that creates a draft from the lines of an order that are available now, and lists the unavailable ones before it is opened. */
export function Reorder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const once = useIntent();
  const [result, setResult] = useState<ReorderResult | null>(null);
  const again = useMutation({
    mutationFn: () => once((key) => reorder(order.id, key)),
    onSuccess: setResult,
  });
  return (
    <>
      <Button variant="quiet" size="header" isPending={again.isPending} onPress={() => again.mutate()}>
        {t('reorder.action')}
      </Button>
      {result && (
        <Dialog
          isOpen
          size="large"
          title={t(result.draftId === null ? 'reorder.nothing' : 'reorder.title', { count: result.added })}
          description={
            result.missing.length > 0 ? t('reorder.missing', { count: result.missing.length }) : undefined
          }
          onOpenChange={() => setResult(null)}
          footer={
            result.draftId !== null && (
              <Link
                variant="primary"
                href={`/procurement/inquiry?draft=${encodeURIComponent(result.draftId)}`}
              >
                {t('reorder.open')}
              </Link>
            )
          }
        >
          {result.missing.length > 0 && <MissingLines missing={result.missing} />}
        </Dialog>
      )}
    </>
  );
}

function MissingLines({ missing }: { missing: ReorderResult['missing'] }) {
  const { t } = useTranslation('orders');
  return (
    <FieldTable
      label={t('reorder.missing', { count: missing.length })}
      rows={missing}
      rowId={({ orderLineId }) => orderLineId}
      columns={[
        {
          id: 'goods',
          header: t('goods'),
          render: (line) => <ProductCell brand={line.brandName} name={lineName(line)} />,
        },
        { id: 'qty', header: t('reorder.ordered'), align: 'end', render: ({ qty }) => qty },
        { id: 'there', header: t('reorder.taken'), align: 'end', render: ({ availableQty }) => availableQty },
        { id: 'why', header: t('credit.why'), render: ({ reason }) => t(`reorder.reason.${reason}`) },
      ]}
    />
  );
}
