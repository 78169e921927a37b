import { useState } from 'react';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { useTranslation } from 'react-i18next';
import { deliveryMethodValues, orderKindValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { listsQuery } from './lists.api';
import { editorHref, useColumns } from './lists.columns';
import { listsSearch, ownerFilters, statusFilters } from './lists.search';

const NewList = lazyDialog(() => import('./NewList').then((part) => part.NewList));

/** Page of the lists of the merchant and of sellers: by status with counts, filtered, sorted, created. */
export function ListsScreen() {
  const { t } = useTranslation(['staffLists', 'listEditor', 'listing']);
  const deliveryWords = useDictionary('delivery_method');
  const statusWord = useStatusWord();
  const [isMaking, setMaking] = useState(false);
  const { filter, show, answer, bar, page } = useStaffList('lists', {
    search: listsSearch,
    choices: [
      {
        name: 'delivery',
        label: t('columns.delivery'),
        choices: deliveryWords.optionsOf(deliveryMethodValues),
      },
      {
        name: 'owner',
        label: t('columns.owner'),
        choices: ownerFilters.map((id) => ({ id, label: t(`owner.${id}`) })),
      },
      {
        name: 'kind',
        label: t('columns.kind'),
        choices: orderKindValues.map((id) => ({ id, label: t(`listEditor:kind.${id}`) })),
      },
    ],
    names: { status: t('byStatus') },
    tab: ['status'],
    query: listsQuery,
    columns: useColumns(),
    onRowAction: (id) => navigate(editorHref(id)),
    recordHref: ({ id }) => editorHref(id),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.listsAll')}
      actions={
        <Allowed anyOf={['biz:list:add']}>
          <Button variant="primary" size="header" onPress={() => setMaking(true)}>
            {t('listEditor:newList')}
          </Button>
        </Allowed>
      }
      tabs={{
        label: t('byStatus'),
        selectedKey: filter.status,
        onSelectionChange: (status) => show({ status }),
        items: statusFilters.map((id) => ({
          id,
          label: id === 'ALL' ? t('all') : statusWord({ kind: 'list', code: id }),
          count: answer?.counts[id],
        })),
      }}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    >
      {isMaking && <NewList onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
