import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { countColumn, moneyColumn, textColumn } from '../listing/columns';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import { refusalOf } from '../forms/refusalWords';
import type { ListedProduct } from './ProductSection';

/** Initial state: no product selected. */
const NOTHING = { ids: [] as readonly string[] };

interface AddProductDialogProps<One extends ListedProduct> {
  /** Name of the list, under which the selection is stored. */
  keptAs: string;
  /** Page of products to choose from; undefined while it is read. */
  found: { list: readonly One[]; total: number } | undefined;
  page: number;
  pageSize: number;
  keywords: string;
  /** Filters that hide products: the search text, and those beside it. */
  narrowing: Narrowing;
  /** Text on the origin of the products; the one for sellers when left out. */
  hint?: string;
  /** Filters beside the search. */
  filters?: ReactNode;
  srcOf: (product: One) => string | undefined;
  onSearch: (keywords: string) => void;
  onPageChange: (page: number) => void;
  /** Adds the selected products to the list; rejects with the refusal. */
  onAdd: (ids: string[]) => Promise<unknown>;
  /** Adds all products found, selected or not; rejects with the refusal. */
  onAddFound?: () => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that adds products to a list: searched, selected across pages, added at the merchant's price. */
export function AddProductDialog<One extends ListedProduct>(props: AddProductDialogProps<One>) {
  const { keptAs, found, page, pageSize, hint, filters, srcOf, onSearch, onPageChange, onAdd, onAddFound } =
    props;
  const { t } = useTranslation('listEditor');
  const formats = useFormats();
  const kept = useKeptState(`addGoods:${keptAs}`, NOTHING);
  const ticked = new Set(kept.values.ids);
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const isDone = (count: number): void => {
    toast.show({ tone: 'positive', message: t('add.added', { count }) });
    onClose();
  };
  const add = useMutation({ mutationFn: () => onAdd([...ticked]), onSuccess: () => isDone(ticked.size) });
  const all = useMutation({
    mutationFn: async () => onAddFound?.(),
    onSuccess: () => isDone(found?.total ?? 0),
  });
  const here = new Set(found?.list.map(({ id }) => id));
  const tick = (ids: ReadonlySet<string>): void =>
    kept.change({ ids: [...[...ticked].filter((id) => !here.has(id)), ...ids] });
  const error = add.error ?? all.error;
  const problem = error ? refusalOf(error, formats.stamp) : null;
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      isOutsidePressIgnored
      size="wide"
      title={t('add.title')}
      description={hint ?? t('add.hint')}
      cancelLabel={t('common:actions.cancel')}
      onCancel={onClose}
      footer={
        <>
          {onAddFound ? (
            <Button
              isDisabled={!found?.total || add.isPending}
              isPending={all.isPending}
              onPress={() => all.mutate()}
            >
              {t('add.all', { count: found?.total ?? 0 })}
            </Button>
          ) : null}
          <Button
            variant="primary"
            isDisabled={ticked.size === 0 || all.isPending}
            isPending={add.isPending}
            onPress={() => add.mutate()}
          >
            {t('add.action', { count: ticked.size })}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <Toolbar label={t('products.narrow')} gap="wide">
          <WordSearch label={t('products.search')} words={props.keywords} onSearch={onSearch} />
          {filters}
        </Toolbar>
        {problem ? <Text ink="critical">{Object.values(problem.fields)[0] ?? problem.words}</Text> : null}
        {found === undefined ? (
          <TableSkeleton rows={6} />
        ) : (
          <Table
            label={t('add.title')}
            rows={found.list}
            rowId={({ id }) => id}
            selectedKeys={new Set([...ticked].filter((id) => here.has(id)))}
            onSelectionChange={tick}
            isTall
            hasPhoneRows
            empty={<EmptyState title={t('products.nothing')} />}
            narrowing={props.narrowing}
            columns={[
              {
                id: 'product',
                header: t('products.product'),
                isRowHeader: true,
                width: '50%',
                render: (one) => (
                  <ProductCell
                    brand={one.brandName}
                    name={one.name}
                    colour={one.color}
                    pictureSrc={srcOf(one)}
                  />
                ),
              },
              textColumn<ListedProduct>('intlCode', t('products.code'), { isFigure: true }),
              countColumn<ListedProduct>('stockQty', t('products.stock')),
              moneyColumn<ListedProduct>('wholesalePriceCents', t('products.merchant')),
            ]}
          />
        )}
        {found !== undefined && found.total > pageSize ? (
          <Pagination page={page} pageSize={pageSize} total={found.total} onPageChange={onPageChange} />
        ) : null}
      </Stack>
    </Dialog>
  );
}
