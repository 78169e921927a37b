import type { TFunction } from 'i18next';
import type { CompareRow } from '@selvedge/design-system/commerce/CompareTable';
import { isOneSize, none } from '@selvedge/design-system/formats';
import type { Formats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import { sizesLeft } from './compare';

/** Returns the rows of the comparison, in the order of their importance to a buyer. */
export function compareRows(t: TFunction<'superlists'>, formats: Formats): CompareRow<ProductDetail>[] {
  const offerOf = ({ offers, listId }: ProductDetail) =>
    offers.find((offer) => offer.listId === listId) ?? offers[0];
  return [
    {
      id: 'wholesale',
      header: t('compare.wholesale'),
      look: 'strong',
      render: ({ wholesalePriceCents }) =>
        wholesalePriceCents === null ? t('compare.onRequest') : formats.displayMoney(wholesalePriceCents),
    },
    {
      id: 'retail',
      header: t('compare.retail'),
      look: 'figure',
      render: ({ retailPriceCents }) => formats.displayMoney(retailPriceCents),
    },
    {
      id: 'discount',
      header: t('compare.discount'),
      look: 'figure',
      render: ({ wholesalePriceCents, retailPriceCents }) =>
        wholesalePriceCents === null || retailPriceCents === null
          ? none
          : formats.discount(wholesalePriceCents, retailPriceCents),
    },
    {
      id: 'sizes',
      header: t('compare.sizes'),
      render: (product) =>
        sizesLeft(product)
          .map(({ size, stockQty }) =>
            t('compare.size', {
              size: isOneSize(size) ? t('compare.oneSize') : size,
              left: formats.quantity(stockQty),
            }),
          )
          .join(t('compare.between')) || t('compare.soldOut'),
    },
    {
      id: 'minimum',
      header: t('compare.minimum'),
      look: 'figure',
      render: ({ minQty }) => formats.count(minQty, 'pieceShort'),
    },
    {
      id: 'ships',
      header: t('compare.ships'),
      render: (product) => formats.date(offerOf(product)?.shipEstimate),
    },
    {
      id: 'arrives',
      header: t('compare.arrives'),
      render: (product) => formats.date(offerOf(product)?.receiveEstimate),
    },
    { id: 'list', header: t('compare.list'), render: (product) => offerOf(product)?.listName ?? none },
    { id: 'season', header: t('compare.season'), render: ({ season }) => season },
    { id: 'material', header: t('compare.material'), render: ({ material }) => material || none },
    { id: 'origin', header: t('compare.origin'), render: ({ origin }) => origin || none },
  ];
}
