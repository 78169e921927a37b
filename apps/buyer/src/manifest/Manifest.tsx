import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useHistoryOverlay } from '@selvedge/app-shell/app/useHistoryOverlay';
import { ProductManifest } from '@selvedge/design-system/commerce/ProductManifest';
import type { ProductManifestProps } from '@selvedge/design-system/commerce/ProductManifest';
import type { ManifestChange, Quantities, TableSort } from '@selvedge/design-system/commerce/ManifestTable';
import { ConvertedSumsProvider } from '@selvedge/design-system/i18n';
import { columnSorts } from '@selvedge/domain/products/columns';
import { preferences } from '../session/preferences';
import { errorWords } from '../trade/errorWords';
import { useWritten, writeQuantities } from '../unsaved/unsaved';
import { writtenKey } from '../unsaved/written';
import { visibleColumns } from './columns';
import { useColumnChoice } from './ManifestTools';
import { withoutFilters } from './productFilter';
import type { ProductFilter } from './productFilter';
import { useFilterChips } from './useFilterChips';
import type { ManifestRow } from './rows';
import type { ProductRows } from './useProductRows';
import type { WrittenOrder } from './useWrittenOrder';

interface ManifestProps {
  /** Accessible name of the table. */
  label: string;
  listId: string | null;
  filter: ProductFilter;
  onFilterChange: (filter: ProductFilter) => void;
  products: ProductRows;
  /** Whether the list is open; otherwise it can be read but no quantities entered. */
  isOpen: boolean;
  onInvalidChange: (count: number) => void;
  /** Entered quantities as an order: subtotals add up to its total in every currency. */
  order: WrittenOrder;
  /** Selected products and their actions; left out when products cannot be selected. */
  selection?: Pick<
    ProductManifestProps<ManifestRow>,
    'selectedKeys' | 'onSelectionChange' | 'selectionActions' | 'selectAll'
  >;
}

/**
 * Manifest of a list or of all open lists, as a table or as pictures; its quantities are stored as unsaved work. On a phone and in the
 * picture layout the sizes of a style open in a sheet over it, and Back closes it.
 */
export function Manifest(props: ManifestProps) {
  const { label, listId, filter, onFilterChange, products, isOpen, onInvalidChange, order } = props;
  const { t } = useTranslation('listDetail');
  const { chosen } = useColumnChoice(listId);
  const visible = useMemo(() => visibleColumns(chosen), [chosen]);
  const written = useWritten();
  const { goodsLayout } = useSnapshot(preferences);

  const rowKeyOf = useCallback(
    ({ product }: ManifestRow) =>
      writtenKey({ productId: product.id, listId: product.listId ?? listId ?? '' }),
    [listId],
  );
  const [openKey, setOpenKey] = useHistoryOverlay('style');
  const quantitiesOf = useCallback(
    (row: ManifestRow): Quantities | undefined => written[rowKeyOf(row)]?.quantities,
    [written, rowKeyOf],
  );
  const onEdit = useCallback(
    (changes: readonly ManifestChange<ManifestRow>[]) =>
      writeQuantities(
        changes.flatMap((change) =>
          change.kind === 'quantity'
            ? [{ product: change.row.product, skuId: change.sizeId, quantity: change.quantity }]
            : [],
        ),
        listId ?? undefined,
      ),
    [listId],
  );
  const { total, error, partialError, retry } = products;
  const chips = useFilterChips(listId, filter);
  const narrowing = {
    by: chips.map(({ label }) => label),
    onClear: () => onFilterChange(withoutFilters(filter)),
  };
  const sort = useMemo<TableSort | null>(() => {
    const sorted = columnSorts.find(({ sort: field }) => field === filter.sort);
    if (sorted === undefined) return null;
    return { column: sorted.column, direction: filter.order === 'desc' ? 'descending' : 'ascending' };
  }, [filter]);

  return (
    <ConvertedSumsProvider lines={order.values} surchargeCents={order.totals.surchargeCents}>
      <ProductManifest
        label={label}
        layout={goodsLayout}
        lineOf={rowKeyOf}
        openKey={openKey}
        onOpenKeyChange={setOpenKey}
        visible={visible}
        rows={products.rows}
        rowId={rowKeyOf}
        rowLabel={rowLabel}
        quantitiesOf={quantitiesOf}
        onEdit={isOpen ? onEdit : undefined}
        onInvalidChange={onInvalidChange}
        sort={sort}
        onSortChange={(next) => {
          const field = columnSorts.find(({ column }) => column === next?.column)?.sort;
          onFilterChange({
            ...filter,
            sort: field,
            order: field && (next?.direction === 'descending' ? 'desc' : 'asc'),
          });
        }}
        isLoading={products.isLoading}
        error={error ? { message: errorWords(error), onRetry: retry } : undefined}
        partial={
          partialError
            ? { message: t('partial', { total, reason: errorWords(partialError) }), onRetry: retry }
            : undefined
        }
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        narrowing={narrowing}
        hasSelectAll={false}
        {...props.selection}
      />
    </ConvertedSumsProvider>
  );
}

function rowLabel({ brand, name, colour }: ManifestRow): string {
  return `${brand} ${name} ${colour.name}`;
}
