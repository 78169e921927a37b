import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { PageHeader } from '@selvedge/design-system/layout/Page';
import { Worksheet } from '@selvedge/design-system/layout/Worksheet';
import { useFormats } from '@selvedge/design-system/i18n';
import { ProductExport } from '../../exports/ProductExport';
import { SavedFilters } from '../../filters/SavedFilters';
import { FacetSide } from '../../manifest/FacetSide';
import { FilterWords } from '../../manifest/FilterWords';
import { Manifest } from '../../manifest/Manifest';
import { ManifestTools } from '../../manifest/ManifestTools';
import { OrderFoot } from '../../manifest/OrderFoot';
import { overviewQuery } from '../../manifest/manifest.api';
import { QuickOrder } from '../../manifest/QuickOrder';
import { countFilters } from '../../manifest/productFilter';
import { useProductRows } from '../../manifest/useProductRows';
import { useUrlFilter } from '../../manifest/useUrlFilter';
import { useWrittenOrder } from '../../manifest/useWrittenOrder';
import { overviewFacts } from './overviewFacts';
import { useCompared } from './useCompared';
import { useScreening } from './useScreening';
import { useSelectionActions } from './useSelectionActions';
import { useTicked } from './useTicked';

const CompareDialog = lazyDialog(() => import('./CompareDialog').then((part) => part.CompareDialog));
const OwnListDialog = lazyDialog(() => import('./OwnListDialog').then((part) => part.OwnListDialog));

const productOf = (key: string): string => key.slice(key.indexOf('/') + 1);

/** Page of all products of the open lists in one manifest, with the figures for the filter, facets, and the screening of a shared link. */
export function SuperlistsScreen() {
  const { t } = useTranslation(['listDetail', 'exports', 'listing', 'superlists']);
  const [filter, setFilter] = useUrlFilter();
  useScreening(setFilter);
  const formats = useFormats();
  const overview = useQuery(overviewQuery(filter)).data;
  const products = useProductRows(null, filter);
  const order = useWrittenOrder(null);
  const [invalid, setInvalid] = useState(0);
  const side = { listId: null, filter, onChange: setFilter };
  const [compared, compare] = useCompared();
  const { keys, ...ticked } = useTicked(filter);
  const [isListing, setListing] = useState(false);
  const actions = useSelectionActions({
    keys,
    invalidCount: invalid,
    onCompare: compare,
    onOwnList: () => setListing(true),
  });

  return (
    <>
      <Worksheet
        header={
          <PageHeader
            title={t('superlists.title')}
            lead={t('superlists.lead')}
            facts={overviewFacts(overview, t, formats)}
          />
        }
        side={{ label: t('filters'), count: countFilters(filter), content: <FacetSide {...side} /> }}
        tools={{
          label: t('tools'),
          start: <FilterWords {...side} total={products.total} />,
          end: (
            <>
              <SavedFilters page="product" />
              <QuickOrder listId={null} />
              <ProductExport listId={null} filter={filter} total={products.total} />
              <ManifestTools {...side} />
            </>
          ),
        }}
        bottom={
          <OrderFoot order={order} listId={null} draftTitle={t('superlists.draft')} invalidCount={invalid} />
        }
      >
        <Manifest
          label={t('superlists.title')}
          listId={null}
          filter={filter}
          onFilterChange={setFilter}
          products={products}
          isOpen
          onInvalidChange={setInvalid}
          order={order}
          selection={{ ...ticked, selectionActions: actions }}
        />
      </Worksheet>
      {compared.length > 0 ? <CompareDialog compared={compared} onChange={compare} /> : null}
      {isListing ? (
        <OwnListDialog productIds={[...new Set(keys.map(productOf))]} onClose={() => setListing(false)} />
      ) : null}
    </>
  );
}
