import type { TFunction } from 'i18next';
import { compareSizes, isOneSize } from '@selvedge/design-system/formats';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { QuantityField } from '@selvedge/design-system/commerce/QuantityField';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import type { Offer } from './offers';

type Size = ProductDetail['sizes'][number];

/** Parameters of the offer columns besides the offer. */
export interface OfferColumnTools {
  t: TFunction<'product'>;
  formats: Formats;
  now: number;
  product: ProductDetail;
  /** Returns the quantity entered for a size on a list. */
  writtenOf: (offer: Offer, skuId: string) => number;
  onWrite: (offer: Offer, skuId: string, quantity: number) => void;
  onInvalidChange: (field: string, isInvalid: boolean) => void;
}

const sizeWidth = 68;

/** Returns the columns of the lists that offer a product: list, price, a field for each size, days, sum. */
export function offerColumns(tools: OfferColumnTools): TableColumn<Offer>[] {
  const { t, formats, now, product, writtenOf } = tools;
  const sizes = [...product.sizes].sort((one, other) => compareSizes(one.size, other.size));
  const piecesOf = (offer: Offer): number =>
    sizes.reduce((sum, { skuId }) => sum + writtenOf(offer, skuId), 0);
  return [
    {
      id: 'list',
      header: t('columns.list'),
      isRowHeader: true,
      render: ({ listId, listName, closeAt }) => (
        <Stack gap="s1">
          <Text as="div" isTruncated>
            <Link variant="plain" href={`/products/detail/${encodeURIComponent(listId)}`}>
              {listName}
            </Link>
          </Text>
          <Text size="caption" ink="weak">
            {t('closesIn', { left: formats.remaining(Date.parse(closeAt) - now) })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'price',
      header: t('columns.price'),
      align: 'end',
      width: 116,
      render: ({ wholesalePriceCents }) =>
        wholesalePriceCents === null ? (
          <Text ink="weak">{t('onRequest')}</Text>
        ) : (
          <PriceCell cents={wholesalePriceCents} emphasis="medium" isCharged />
        ),
    },
    ...sizes.map((size) => sizeColumn(size, tools)),
    {
      id: 'days',
      yields: 1,
      header: t('columns.days'),
      width: 112,
      render: ({ shipEstimate, receiveEstimate }) => (
        <Stack gap="s1">
          <Text size="small" isFigure>
            {t('ships', { day: formats.date(shipEstimate) })}
          </Text>
          <Text size="caption" ink="weak" isFigure>
            {t('arrives', { day: formats.date(receiveEstimate) })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'sum',
      header: t('columns.sum'),
      align: 'end',
      width: 116,
      render: (offer) => {
        const pieces = piecesOf(offer);
        return (
          <PriceCell
            cents={pieces === 0 ? null : (offer.wholesalePriceCents ?? 0) * pieces}
            emphasis="medium"
            isCharged
          />
        );
      },
    },
  ];
}

function sizeColumn({ skuId, size, stockQty }: Size, tools: OfferColumnTools): TableColumn<Offer> {
  const { t, formats, writtenOf, onWrite, onInvalidChange } = tools;
  const label = isOneSize(size) ? t('oneSize') : size;
  return {
    id: skuId,
    header: label,
    align: 'end',
    width: sizeWidth,
    render: (offer) => (
      <Stack gap="s4" align="end">
        {stockQty === 0 || offer.wholesalePriceCents === null ? (
          <Text ink="weak">–</Text>
        ) : (
          <QuantityField
            look="inline"
            isLabelHidden
            label={t('quantityOf', { list: offer.listName, size: label, left: formats.quantity(stockQty) })}
            value={writtenOf(offer, skuId) || null}
            minimum={0}
            maximum={stockQty}
            onChange={(quantity) => onWrite(offer, skuId, quantity)}
            onInvalidChange={(isInvalid) => onInvalidChange(`${offer.listId}/${skuId}`, isInvalid)}
          />
        )}
        <Text size="caption" ink={stockQty === 0 ? 'weak' : 'medium'} isFigure>
          {t('left', { left: formats.quantity(stockQty) })}
        </Text>
      </Stack>
    ),
  };
}
