import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { TreeTable } from '@selvedge/design-system/primitives/TreeTable';
import type { RoleRow } from '../../api/schemas';

const CLOSED: ReadonlySet<string> = new Set();
const NOTHING: readonly RoleRow[] = [];

interface RoleListProps {
  roles: readonly RoleRow[];
  roleId: string;
  onChange: (id: string) => void;
}

/** List of the roles with the number of their users; one is selected. */
export function RoleList({ roles, roleId, onChange }: RoleListProps) {
  const { t } = useTranslation('system');
  const columns = useMemo<TableColumn<RoleRow>[]>(
    () => [
      {
        id: 'name',
        header: t('roles.name'),
        isRowHeader: true,
        render: ({ name, status }) => (
          <Text weight="medium" ink={status === 'DISABLED' ? 'weak' : undefined}>
            {name}
          </Text>
        ),
      },
      {
        id: 'people',
        header: t('depts.people'),
        align: 'end',
        width: 56,
        render: ({ userCount }) => (
          <Text ink="weak" isFigure>
            {userCount}
          </Text>
        ),
      },
    ],
    [t],
  );
  return (
    <TreeTable
      label={t('common:route.roles')}
      columns={columns}
      rows={roles}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowChildren={() => NOTHING}
      expandedKeys={CLOSED}
      onExpandedChange={() => undefined}
      selectedKey={roleId}
      onSelectionChange={(id) => id !== null && onChange(id)}
    />
  );
}
