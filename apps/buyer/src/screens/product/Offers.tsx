import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import { useWritten, writeQuantities } from '../../unsaved/unsaved';
import { writtenKey } from '../../unsaved/written';
import { offeredBy } from './offers';
import type { Offer } from './offers';
import { offerColumns } from './offers.columns';

interface OffersProps {
  product: ProductDetail;
  onInvalidChange: (field: string, isInvalid: boolean) => void;
}

/** Table of the open lists that offer the product, each with its price, its days and a field for each size. */
export function Offers({ product, onInvalidChange }: OffersProps) {
  const { t } = useTranslation('product');
  const formats = useFormats();
  const now = useNow();
  const written = useWritten();
  const columns = useMemo(
    () =>
      offerColumns({
        t,
        formats,
        now,
        product,
        onInvalidChange,
        writtenOf: ({ listId }: Offer, skuId) =>
          written[writtenKey({ listId, productId: product.id })]?.quantities[skuId] ?? 0,
        onWrite: (offer, skuId, quantity) =>
          writeQuantities([{ product: offeredBy(product, offer), skuId, quantity }]),
      }),
    [t, formats, now, product, onInvalidChange, written],
  );
  return (
    <Section title={t('lists')} note={product.offers.length > 0 ? t('listsNote') : undefined}>
      <Table
        label={t('lists')}
        columns={columns}
        rows={product.offers}
        rowId={({ listId }) => listId}
        empty={<EmptyState title={t('noLists.title')}>{t('noLists.body')}</EmptyState>}
        narrowing={null}
        isTall
        hasPhoneRows
      />
    </Section>
  );
}
