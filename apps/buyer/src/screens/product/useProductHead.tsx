import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import type { DetailPageProps } from '@selvedge/design-system/pages/DetailPage';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Formats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import { priceRange } from './offers';

function priceWords({ offers, wholesalePriceCents }: ProductDetail, formats: Formats): string {
  const range = priceRange(offers);
  if (range === null || range.from === range.to)
    return formats.displayMoney(range?.from ?? wholesalePriceCents);
  return `${formats.displayMoney(range.from)} – ${formats.displayMoney(range.to)}`;
}

/** Head of a product: breadcrumbs, brand and name, code, and facts for buying it. */
export function useProductHead(
  product: ProductDetail,
): Pick<DetailPageProps, 'breadcrumbs' | 'title' | 'lead' | 'facts'> {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { brandName, name, color, intlCode, styleNo, material, origin, minQty, stockQty } = product;
  return {
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { label: common('places.superlists'), href: '/product/list' },
          {
            label: product.categoryName,
            href: `/product/list?categoryIds=${encodeURIComponent(product.categoryId)}`,
          },
          { label: intlCode },
        ]}
      />
    ),
    title: t('title', { brand: brandName, name, colour: color }),
    lead: product.hot ? t('codeHot', { code: intlCode }) : t('code', { code: intlCode }),
    facts: [
      {
        name: t('facts.price'),
        value: priceWords(product, formats),
        note: t('facts.retail', { price: formats.displayMoney(product.retailPriceCents) }),
      },
      ...(styleNo ? [{ name: t('facts.styleNo'), value: styleNo }] : []),
      { name: t('facts.category'), value: product.categoryName },
      { name: t('facts.season'), value: product.season },
      ...(material ? [{ name: t('facts.material'), value: material }] : []),
      ...(origin ? [{ name: t('facts.origin'), value: origin }] : []),
      { name: t('facts.warehouse'), value: product.warehouseId, note: product.shipFrom },
      { name: t('facts.minimum'), value: formats.count(minQty, 'pieceShort'), note: t('facts.allSizes') },
      { name: t('facts.stock'), value: formats.count(stockQty, 'pieceShort') },
    ],
  };
}
