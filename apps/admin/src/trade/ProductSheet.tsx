import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import type { ManifestChange } from '@selvedge/design-system/commerce/ManifestTable';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { StaffProduct } from '../api/schemas';
import { listChoices } from '../choices/choices.api';
import { useChoices } from '../choices/useChoices';
import { PRODUCTS_PER_PAGE, productQuery } from './products.api';
import { ProductTable } from './ProductTable';
import { rowOf } from './written';
import type { ProductRow, Written } from './written';

const ROWS_IN_VIEW = 9;
/** Key under which quantities of products are stored that belong to no particular list. */
const POOL = 'pool';

interface ProductSheetProps {
  written: Written;
  /** Kind of the merchant's products to show instead of those of a list. */
  poolOf?: StaffProduct['kind'];
  /** Number of rows that are shown before the table scrolls. */
  maxRows?: number;
  onWrite: (listId: string, changes: readonly ManifestChange<ProductRow>[]) => void;
  onInvalidChange: (count: number) => void;
}

/**
 * Sheet of products for entering quantities: those of a list, or all of the merchant's; another list can be selected without losing the
 * input.
 */
export function ProductSheet(props: ProductSheetProps) {
  const { written, poolOf, maxRows = ROWS_IN_VIEW, onWrite, onInvalidChange } = props;
  const { t } = useTranslation('addOrder');
  const [listId, setList] = useState<string | null>(poolOf === undefined ? null : POOL);
  const [keywords, setKeywords] = useState('');
  const [page, setPage] = useState(1);
  const lists = useChoices(listChoices, {
    label: t('list'),
    chosen: listId === null ? [] : [listId],
    isEnabled: poolOf === undefined,
  });
  const from = poolOf === undefined ? { listId: listId ?? '' } : { kind: poolOf };
  const products = useQuery({ ...productQuery(from, keywords, page), enabled: listId !== null });
  const rows = useMemo(
    () => (listId === null ? [] : (products.data?.list ?? []).map(rowOf)),
    [listId, products.data],
  );
  const narrowing = useWordNarrowing(keywords, () => setKeywords(''));
  return (
    <>
      <Toolbar label={t('tools')} gap="wide">
        {poolOf === undefined && (
          <ComboBox
            {...lists}
            label={t('list')}
            isLabelHidden
            placeholder={t('list')}
            value={listId}
            onChange={(id) => {
              setList(id);
              setPage(1);
            }}
          />
        )}
        <WordSearch
          label={t('search')}
          words={keywords}
          onSearch={(words) => {
            setKeywords(words);
            setPage(1);
          }}
        />
      </Toolbar>
      <ProductTable
        label={t(poolOf ? 'poolGoods' : 'goods')}
        rows={rows}
        listId={listId}
        written={written}
        onWrite={onWrite}
        onInvalidChange={onInvalidChange}
        maxRows={maxRows}
        isLoading={listId !== null && answerOf(products).isWaiting}
        error={
          answerOf(products).hasFailed
            ? { message: t('failed'), onRetry: () => void products.refetch() }
            : undefined
        }
        empty={{ title: t(listId === null ? 'noList' : poolOf ? 'noPoolGoods' : 'noGoods') }}
        narrowing={narrowing}
      />
      {products.data && listId !== null && (
        <Pagination
          isInset
          page={page}
          pageSize={PRODUCTS_PER_PAGE}
          total={products.data.total}
          onPageChange={setPage}
        />
      )}
    </>
  );
}
