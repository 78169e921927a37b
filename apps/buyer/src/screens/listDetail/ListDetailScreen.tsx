import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { orderingClosed } from '@selvedge/domain/stateMachines/listStatus';
import { recordState } from '@selvedge/app-shell/records/recordState';
import { UnreadPage } from '@selvedge/design-system/pages/DetailPage';
import { Worksheet } from '@selvedge/design-system/layout/Worksheet';
import type { ListDetail } from '../../api/schemas';
import { ProductExport } from '../../exports/ProductExport';
import { FacetSide } from '../../manifest/FacetSide';
import { FilterWords } from '../../manifest/FilterWords';
import { Manifest } from '../../manifest/Manifest';
import { ManifestTools } from '../../manifest/ManifestTools';
import { OrderFoot } from '../../manifest/OrderFoot';
import { QuickOrder } from '../../manifest/QuickOrder';
import { countFilters } from '../../manifest/productFilter';
import { useProductRows } from '../../manifest/useProductRows';
import { useUrlFilter } from '../../manifest/useUrlFilter';
import { useWrittenOrder } from '../../manifest/useWrittenOrder';
import { useListWords } from '../../trade/useListWords';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { listDetailQuery } from '../../trade/listQuery';
import { ListHead } from './ListHead';

/** Page of a list: facts, products with facets, quantities entered in the rows, and the order they make. */
export function ListDetailScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation(['common', 'exports', 'listDetail']);
  const query = useQuery(listDetailQuery(id));
  const words = useListWords();
  if (query.data) return <ListSheet key={id} list={query.data} />;
  return <UnreadPage title={t('places.listDetails')} state={recordState(query, words)} />;
}

function ListSheet({ list }: { list: ListDetail }) {
  const { t } = useTranslation('listDetail');
  const [filter, setFilter] = useUrlFilter();
  const products = useProductRows(list.id, filter);
  const minimums = useMemo(
    () => [{ id: list.id, minOrderValueCents: list.minOrderValueCents, minOrderMode: list.minOrderMode }],
    [list],
  );
  const order = useWrittenOrder(list.id, minimums);
  const [invalid, setInvalid] = useState(0);
  const now = useNow();
  const isOpen =
    orderingClosed(
      { published: list.status !== 'DRAFT', startAt: list.startAt, closeAt: list.closeAt },
      now,
    ) === null && list.status === 'PENDING';
  const side = { listId: list.id, filter, onChange: setFilter };

  return (
    <>
      <Worksheet
        header={<ListHead list={list} />}
        side={{ label: t('filters'), count: countFilters(filter), content: <FacetSide {...side} /> }}
        tools={{
          label: t('tools'),
          start: <FilterWords {...side} total={products.total} allTotal={list.productCount} />,
          end: (
            <>
              {isOpen ? <QuickOrder listId={list.id} /> : null}
              <ProductExport listId={list.id} filter={filter} total={products.total} />
              <ManifestTools {...side} />
            </>
          ),
        }}
        bottom={
          <OrderFoot
            order={order}
            listId={list.id}
            draftTitle={list.name}
            isOpen={isOpen}
            invalidCount={invalid}
          />
        }
      >
        <Manifest
          label={list.name}
          listId={list.id}
          filter={filter}
          onFilterChange={setFilter}
          products={products}
          isOpen={isOpen}
          onInvalidChange={setInvalid}
          order={order}
        />
      </Worksheet>
    </>
  );
}
