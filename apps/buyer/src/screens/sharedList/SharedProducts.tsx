import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import { useListPage } from '@selvedge/app-shell/listing/useListPage';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { ListRows } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { Section } from '@selvedge/design-system/layout/Section';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Product } from '../../api/schemas';
import { pictureSrc } from '../../trade/picture';
import { sharedProductsQuery } from './sharedList.api';

const WORDS = {
  category: ({ categoryName }) => categoryName,
  season: ({ season }) => season,
  warehouseId: ({ warehouseId }) => warehouseId,
  shipFrom: ({ shipFrom }) => shipFrom,
  material: ({ material }) => material,
  origin: ({ origin }) => origin,
  size: ({ sizes }) => sizes.map(({ size }) => size).join(' '),
} as const satisfies Partial<Record<ProductColumnKey, (product: Product) => string | undefined>>;

const isWord = (key: ProductColumnKey): key is keyof typeof WORDS => key in WORDS;

/** Returns the columns that a share link shows; picture, brand, name and colour are in one column, which is always shown. */
function sharedColumns(
  shown: readonly ProductColumnKey[],
  headers: ReadonlyMap<string, string>,
  t: TFunction<'sharedList'>,
  formats: Formats,
): TableColumn<Product>[] {
  const headed = (id: ProductColumnKey) => ({ id, header: headers.get(id) ?? id });
  const amount = (id: ProductColumnKey, of: (product: Product) => number | null): TableColumn<Product> => ({
    ...headed(id),
    align: 'end',
    render: (one) => <PriceCell cents={of(one)} />,
  });
  return [
    {
      id: 'product',
      header: t('goods'),
      isRowHeader: true,
      width: '34%',
      render: (one) => (
        <ProductCell
          brand={one.brandName}
          name={one.name}
          colour={one.color}
          pictureSrc={shown.includes('image') ? pictureSrc(one.images[0]) : undefined}
          hasLargePicture
        />
      ),
    },
    { ...headed('intlCode'), render: ({ intlCode }) => <Text isFigure>{intlCode}</Text> },
    ...shown
      .filter(isWord)
      .map((id): TableColumn<Product> => ({ ...headed(id), render: (one) => WORDS[id](one) })),
    ...(shown.includes('stock')
      ? [
          {
            ...headed('stock'),
            align: 'end' as const,
            render: (one: Product) => <Text isFigure>{formats.quantity(one.stockQty)}</Text>,
          },
        ]
      : []),
    ...(shown.includes('wholesalePrice') ? [amount('wholesalePrice', (one) => one.wholesalePriceCents)] : []),
    ...(shown.includes('retailPrice') ? [amount('retailPrice', (one) => one.retailPriceCents)] : []),
  ];
}

/** Search words and page of the products; they stay out of the address, which others were given. */
const productsSearch = listSearch({});

/** Products of a share link, in pages, with the columns that it shows. */
export function SharedProducts({ code, columns }: { code: string; columns: readonly ProductColumnKey[] }) {
  const { t } = useTranslation('sharedList');
  const formats = useFormats();
  const [query, open] = useState('');
  const product = useProductColumns();
  const shown = useMemo(
    () => sharedColumns(columns, new Map(product.map(({ id, header }) => [id, header])), t, formats),
    [columns, product, t, formats],
  );
  const { bar, page } = useListPage(
    { query, open },
    {
      search: productsSearch,
      query: ({ keywords, page: asked }) => sharedProductsQuery(code, keywords, asked),
      columns: shown,
      minWidth: 900,
      isTall: true,
      empty: <EmptyState title={t('none')} />,
    },
  );
  return (
    <Section
      isInset
      title={t('goods')}
      end={<WordSearch label={t('search')} words={bar.words} onSearch={bar.onSearch} />}
    >
      <ListRows {...page.list} label={t('goods')} isSinglePageHidden skeletonRows={10} />
    </Section>
  );
}
