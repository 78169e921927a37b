import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ColumnChooser } from '@selvedge/design-system/commerce/ColumnChooser';
import {
  ArrowDownWideNarrowIcon,
  LayoutGridIcon,
  Rows3Icon,
  Rows4Icon,
  Table2Icon,
} from '@selvedge/design-system/primitives/Icon';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { columnSorts, requiredColumnKeys, defaultColumnKeys } from '@selvedge/domain/products/columns';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { preferences } from '../session/preferences';
import { toColumnKeys } from './columns';
import { columnsQuery, saveColumns } from './manifest.api';
import type { ProductFilter } from './productFilter';

const listOrder = 'listOrder';

interface ManifestToolsProps {
  listId: string | null;
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

/** Tools at the end of a manifest's toolbar: sort order, layout (table or pictures), and columns and density of the table. */
export function ManifestTools({ listId, filter, onChange }: ManifestToolsProps) {
  const { t } = useTranslation('listDetail');
  const { density, goodsLayout } = useSnapshot(preferences);
  const columns = useColumnChoice(listId);
  const choice = useMutation({
    // Choices are saved in turn: a refused one must not take back a later one.
    scope: { id: 'columns' },
    mutationFn: (chosen: ProductColumnKey[]) => saveColumns(listId, chosen),
  });
  const headers = new Map(useProductColumns().map(({ id, header }) => [id, header]));
  const sorts = [
    { id: listOrder, label: t('sort.listOrder') },
    ...columnSorts.map(({ column, sort }) => ({ id: sort, label: headers.get(column) ?? sort })),
  ];
  const sort = filter.sort ?? listOrder;
  return (
    <>
      <Menu
        label={t('sort.label')}
        trigger={
          <Button variant="quiet" size="small" icon={<ArrowDownWideNarrowIcon />}>
            {sorts.find(({ id }) => id === sort)?.label}
          </Button>
        }
        groups={[
          {
            id: 'sort',
            selectionMode: 'single',
            selectedKeys: [sort],
            items: sorts,
            onSelectionChange: ([id]) => {
              const field = columnSorts.find((each) => each.sort === id)?.sort;
              onChange({ ...filter, sort: field, order: field && 'asc' });
            },
          },
        ]}
      />
      <SegmentedControl
        label={t('layout.label')}
        value={goodsLayout}
        segments={[
          { id: 'table', label: t('layout.table'), mark: <Table2Icon /> },
          { id: 'pictures', label: t('layout.pictures'), mark: <LayoutGridIcon /> },
        ]}
        onChange={(value) => {
          preferences.goodsLayout = value;
        }}
      />
      {goodsLayout === 'table' ? (
        <>
          <ColumnChooser
            columns={columns.available.map((key) => ({
              id: key,
              label: headers.get(key) ?? key,
              isRequired: requiredColumnKeys.has(key),
            }))}
            value={columns.chosen}
            onChange={(chosen) => choice.mutate(toColumnKeys(chosen))}
            onReset={() => choice.mutate([...defaultColumnKeys])}
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
      ) : null}
    </>
  );
}

/** Hook that returns the available columns and those that the user chose. */
export function useColumnChoice(listId: string | null): {
  available: readonly ProductColumnKey[];
  chosen: readonly ProductColumnKey[];
} {
  const data = useQuery(columnsQuery(listId)).data;
  return {
    available: data ? toColumnKeys(data.available) : defaultColumnKeys,
    chosen: data?.chosen ?? defaultColumnKeys,
  };
}
