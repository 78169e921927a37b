import { useState } from 'react';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { say } from '@selvedge/design-system/testing';
import { useStaffList } from '../useStaffList';
import { CourierDialog } from './CourierDialog';
import { couriersQuery, couriersSearch } from './couriers.api';
import type { Courier } from './couriers.api';
import { courierColumns } from './couriers.columns';

/** Page of a made-up list with a form: all that a new list of the back office needs. */
export function CouriersPage() {
  const [edited, edit] = useState<Courier | 'new'>();
  const { bar, page } = useStaffList('couriers', {
    search: couriersSearch,
    choices: [
      {
        name: 'state',
        label: say('状态', 'State'),
        choices: [
          { id: 'active', label: say('启用', 'Active') },
          { id: 'paused', label: say('停用', 'Paused') },
        ],
      },
    ],
    query: couriersQuery,
    columns: courierColumns(edit),
    empty: <EmptyState title={say('还没有快递', 'No couriers yet')} />,
  });
  return (
    <ListPage
      {...page}
      title={say('快递', 'Couriers')}
      actions={
        <Button variant="primary" size="header" onPress={() => edit('new')}>
          {say('新增快递', 'New courier')}
        </Button>
      }
      filters={
        <FilterBar
          {...bar}
          label={say('筛选快递', 'Filter couriers')}
          searchLabel={say('代码或名称', 'Code or name')}
        />
      }
    >
      {edited !== undefined && (
        <CourierDialog courier={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </ListPage>
  );
}
