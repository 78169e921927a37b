import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { PlusIcon } from '@selvedge/design-system/Icon';
import { PageHeader } from '@selvedge/design-system/Page';
import { SearchField } from '@selvedge/design-system/SearchField';
import { Worksheet } from '@selvedge/design-system/Worksheet';
import { GoodsExport } from '../../exports/GoodsExport';
import { FacetSide } from '../../manifest/FacetSide';
import { FilterWords } from '../../manifest/FilterWords';
import { Manifest } from '../../manifest/Manifest';
import { ManifestTools } from '../../manifest/ManifestTools';
import { OrderFoot } from '../../manifest/OrderFoot';
import { QuickOrderDialog } from '../../manifest/QuickOrderDialog';
import { countFilters, withoutFilters } from '../../manifest/productFilter';
import { useProductRows } from '../../manifest/useProductRows';
import { useUrlFilter } from '../../manifest/useUrlFilter';
import { useWrittenOrder } from '../../manifest/useWrittenOrder';
import { useScreening } from './useScreening';

/** All goods of the open lists in one manifest, with search, facets and the parameters of a shared link. */
export function SuperlistsScreen() {
  const { t } = useTranslation('listDetail');
  const [filter, setFilter] = useUrlFilter();
  useScreening(setFilter);
  const products = useProductRows(null, filter);
  const order = useWrittenOrder(null);
  const [invalid, setInvalid] = useState(0);
  const [isQuick, setQuick] = useState(false);
  const side = { listId: null, filter, onChange: setFilter };
  const search = (keywords: string): void => setFilter({ ...filter, keywords: keywords.trim() || undefined });

  return (
    <>
      <Worksheet
        header={
          <PageHeader
            title={t('superlists.title')}
            lead={t('superlists.lead')}
            actions={
              <SearchField
                key={filter.keywords ?? ''}
                label={t('superlists.search')}
                placeholder={t('superlists.search')}
                defaultValue={filter.keywords ?? ''}
                onSubmit={search}
                onClear={() => search('')}
              />
            }
          />
        }
        side={{ label: t('filters'), count: countFilters(filter), content: <FacetSide {...side} /> }}
        tools={{
          label: t('tools'),
          start: <FilterWords {...side} total={products.total} />,
          end: (
            <>
              <Button variant="quiet" size="small" icon={<PlusIcon />} onPress={() => setQuick(true)}>
                {t('quick.title')}
              </Button>
              <GoodsExport listId={null} filter={filter} total={products.total} />
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
          emptyAction={
            countFilters(filter) > 0 ? (
              <Button onPress={() => setFilter(withoutFilters(filter))}>{t('empty.clear')}</Button>
            ) : undefined
          }
        />
      </Worksheet>
      <QuickOrderDialog listId={null} isOpen={isQuick} onOpenChange={setQuick} />
    </>
  );
}
