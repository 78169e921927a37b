import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Button } from '@selvedge/design-system/Button';
import { ColumnChooser } from '@selvedge/design-system/ColumnChooser';
import { ArrowDownWideNarrowIcon, Rows3Icon, Rows4Icon } from '@selvedge/design-system/Icon';
import { Menu } from '@selvedge/design-system/Menu';
import { SegmentedControl } from '@selvedge/design-system/SegmentedControl';
import { preferences } from '../session/preferences';
import type { ManifestColumnKey } from './columns';
import { columnKeys, requiredColumns, usualColumns } from './columns';
import { columnsQuery, saveColumns } from './manifest.api';
import { sortFields } from './productFilter';
import type { ProductFilter } from './productFilter';

const listOrder = 'listOrder';

interface ManifestToolsProps {
  listId: string | null;
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

/** Order, columns and density of a manifest, at the end of its line of tools. */
export function ManifestTools({ listId, filter, onChange }: ManifestToolsProps) {
  const { t } = useTranslation('listDetail');
  const { density } = useSnapshot(preferences);
  const columns = useColumnChoice(listId);
  const sort = filter.sort ?? listOrder;
  return (
    <>
      <Menu
        label={t('sort.label')}
        trigger={
          <Button variant="quiet" size="small" icon={<ArrowDownWideNarrowIcon />}>
            {t(`sort.${sort}`)}
          </Button>
        }
        groups={[
          {
            id: 'sort',
            selectionMode: 'single',
            selectedKeys: [sort],
            items: [listOrder, ...sortFields].map((id) => ({ id, label: t(`sort.${id}`) })),
            onSelectionChange: ([id]) => {
              const field = sortFields.find((each) => each === id);
              onChange({ ...filter, sort: field, order: field && 'asc' });
            },
          },
        ]}
      />
      <ColumnChooser
        columns={columns.available.map((key) => ({
          id: key,
          label: t(`columns.${key}`),
          isRequired: requiredColumns.has(key),
        }))}
        value={columns.chosen}
        onChange={(chosen) => void saveColumns(listId, toKeys(chosen))}
        onReset={() => void saveColumns(listId, usualColumns)}
      />
      <SegmentedControl
        label={t('density.label')}
        value={density}
        segments={[
          { id: 'comfortable', label: t('density.comfortable'), mark: <Rows3Icon /> },
          { id: 'compact', label: t('density.compact'), mark: <Rows4Icon /> },
        ]}
        onChange={(value) => {
          preferences.density = value;
        }}
      />
    </>
  );
}

function toKeys(ids: readonly string[]): ManifestColumnKey[] {
  return columnKeys.filter((key) => ids.includes(key));
}

/** Columns that can be shown and those this person chose. */
export function useColumnChoice(listId: string | null): {
  available: readonly ManifestColumnKey[];
  chosen: readonly ManifestColumnKey[];
} {
  const data = useQuery(columnsQuery(listId)).data;
  return {
    available: data ? toKeys(data.available) : usualColumns,
    chosen: data?.chosen ?? usualColumns,
  };
}
