import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { say } from '@selvedge/design-system/testing';
import type { Courier } from './couriers.api';

/** Returns the columns of the list of couriers. */
export const courierColumns = (onEdit: (courier: Courier) => void): TableColumn<Courier>[] => [
  textColumn('code', say('代码', 'Code'), { phone: 'line2', isSortable: true, width: 120, isFigure: true }),
  textColumn('name', say('名称', 'Name'), { phone: 'line1', isRowHeader: true, width: 280 }),
  numberColumn('days', say('时效（天）', 'Days to door'), {
    phone: 'line2End',
    isSortable: true,
    width: 120,
  }),
  {
    id: 'state',
    phone: 'line1End',
    header: say('状态', 'State'),
    width: 120,
    render: ({ active }) => (
      <StatusMark glyph="full" tone={active ? 'positive' : 'neutral'} isOff={!active}>
        {active ? say('启用', 'Active') : say('停用', 'Paused')}
      </StatusMark>
    ),
  },
  menuColumn(say('操作', 'Actions'), (courier) => ({
    label: say(`${courier.name}的更多操作`, `More actions for ${courier.name}`),
    steps: [{ id: 'edit', label: say('修改', 'Change'), onAction: () => onEdit(courier) }],
  })),
];
