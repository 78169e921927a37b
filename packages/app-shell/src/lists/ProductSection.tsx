import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { countColumn, moneyColumn, textColumn } from '../listing/columns';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { PriceField } from './PriceField';

/** Product of a list: its price there, and the merchant's price. */
export type ListedProduct = Pick<
  components['schemas']['Product'],
  | 'id'
  | 'brandName'
  | 'name'
  | 'color'
  | 'images'
  | 'intlCode'
  | 'stockQty'
  | 'wholesalePriceCents'
  | 'merchantPriceCents'
  | 'retailPriceCents'
>;

interface ProductSectionProps<One extends ListedProduct> {
  products: readonly One[];
  total: number;
  page: number;
  pageSize: number;
  keywords: string;
  /** Filters that hide products: the search text, and those beside it. */
  narrowing: Narrowing;
  /** Whether products may be added, priced and removed now. */
  canEdit: boolean;
  /** Whether prices may be changed; defaults to `canEdit`. */
  canPrice?: boolean;
  /** Whether products that the merchant prices on inquiry can get a price here too. */
  pricesAll?: boolean;
  /** Tools of the products: price by a rule, add products. */
  tools: ReactNode;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** Columns after the usual ones, before the remove button. */
  more?: readonly TableColumn<One>[];
  srcOf: (product: One) => string | undefined;
  onSearch: (keywords: string) => void;
  onPageChange: (page: number) => void;
  /** Sets the price of one product, EUR cents; rejects with the refusal. */
  onPrice: (product: One, priceCents: number) => Promise<unknown>;
  onRemove: (product: One) => void;
}

/** Section with the products of a list, one page at a time, with editable prices and a remove button. */
export function ProductSection<One extends ListedProduct>(props: ProductSectionProps<One>) {
  const { products, total, page, pageSize, keywords, canEdit, pricesAll = false, more } = props;
  const { canPrice = canEdit } = props;
  const { tools, filters, srcOf, onSearch, onPrice, onRemove } = props;
  const { t } = useTranslation('listEditor');
  const columns = useMemo(
    (): TableColumn<One>[] => [
      {
        id: 'product',
        header: t('products.product'),
        isRowHeader: true,
        phone: 'line1',
        width: '30%',
        render: (one) => (
          <ProductCell brand={one.brandName} name={one.name} colour={one.color} pictureSrc={srcOf(one)} />
        ),
      },
      textColumn<ListedProduct>('intlCode', t('products.code'), {
        phone: 'line2',
        width: 124,
        isFigure: true,
      }),
      countColumn<ListedProduct>('stockQty', t('products.stock'), { phone: 'line2End' }),
      moneyColumn<ListedProduct>('merchantPriceCents', t('products.merchant'), {
        phone: 'line3',
        isNamedOnPhone: true,
        tone: 'reference',
      }),
      {
        id: 'price',
        header: t('products.price'),
        phone: 'line3End',
        align: 'end',
        width: 148,
        render: (one) =>
          canPrice && (pricesAll || (one.merchantPriceCents !== null && one.wholesalePriceCents !== null)) ? (
            <PriceField
              label={t('products.priceOf', { name: one.name })}
              cents={one.wholesalePriceCents}
              onSave={(cents) => onPrice(one, cents)}
            />
          ) : (
            <PriceCell cents={one.wholesalePriceCents} soldCents={null} />
          ),
      },
      moneyColumn<ListedProduct>('retailPriceCents', t('products.retail'), {
        phone: 'none',
        tone: 'reference',
      }),
      ...(more ?? []),
      {
        id: 'off',
        header: t('products.remove'),
        phone: 'aside',
        isHeaderHidden: true,
        align: 'end',
        width: 64,
        render: (one) =>
          canEdit ? (
            <IconButton
              size="small"
              icon={<Trash2Icon />}
              label={t('products.removeName', { name: one.name })}
              onPress={() => onRemove(one)}
            />
          ) : null,
      },
    ],
    [t, canEdit, canPrice, pricesAll, more, srcOf, onPrice, onRemove],
  );
  return (
    <Section isInset title={t('products.title')} note={t('products.count', { count: total })} end={tools}>
      <Toolbar label={t('products.narrow')} gap="wide">
        <WordSearch label={t('products.search')} words={keywords} onSearch={onSearch} />
        {filters}
      </Toolbar>
      <Table
        label={t('products.title')}
        columns={columns}
        rows={products}
        rowId={({ id }) => id}
        minWidth={960}
        isTall
        hasPhoneRows
        empty={<EmptyState title={t('products.none')}>{t('products.noneHint')}</EmptyState>}
        narrowing={props.narrowing}
      />
      {total > pageSize ? (
        <Pagination isInset page={page} pageSize={pageSize} total={total} onPageChange={props.onPageChange} />
      ) : null}
    </Section>
  );
}
