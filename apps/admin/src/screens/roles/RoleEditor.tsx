import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ROOT } from '@selvedge/domain/people/permissions';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import type { RoleRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { RowMenu } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';
import { menusQuery } from '../../system/menus.api';
import { Grants } from './Grants';
import { RoleFacts } from './RoleFacts';
import { RoleList } from './RoleList';
import { deleteRole, grantsQuery } from './roles.api';
import { useRoleDraft } from './useRoleDraft';

const RoleDialog = lazyDialog(() => import('./RoleDialog').then((part) => part.RoleDialog));

const ADD = ['sys:role:add'] as const;
const EDIT = ['sys:role:edit'] as const;
const DELETE = ['sys:role:delete'] as const;
const MENUS = ['sys:menu:query'] as const;

interface RoleEditorProps {
  role: RoleRow;
  roles: readonly RoleRow[];
  /** Button that creates a new role. */
  add: ReactNode;
  onOpen: (id: string) => void;
}

/** Editor of one role between the list of roles and its facts: its permissions are selected and saved together. */
export function RoleEditor({ role, roles, add, onOpen }: RoleEditorProps) {
  const { t } = useTranslation('system');
  const [asked, ask] = useState<'edit' | 'copy' | 'delete'>();
  const [mayAdd, mayEdit, mayDelete] = [useAllowed(ADD), useAllowed(EDIT), useAllowed(DELETE)];
  const seesMenus = useAllowed(MENUS);
  const canShow = mayEdit && seesMenus;
  const menus = useQuery({ ...menusQuery({ keywords: '' }), enabled: canShow });
  const granted = useQuery({ ...grantsQuery(role.id), enabled: mayEdit });
  const grants = granted.data;
  const draft = useRoleDraft(role, menus.data ?? [], grants);
  const { count } = draft;
  const isRoot = role.code === ROOT;
  const steps = [
    mayAdd && mayEdit && !isRoot && { id: 'copy', label: t('roles.copy'), onAction: () => ask('copy') },
    mayEdit && !isRoot && { id: 'edit', label: t('edit'), onAction: () => ask('edit') },
    mayDelete && !isRoot && { id: 'delete', label: t('delete'), onAction: () => ask('delete') },
  ];
  const close = (): void => ask(undefined);
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.roles')}
          lead={count > 0 ? t('roles.unsaved', { count }) : t('roles.lead', { name: role.name })}
          actions={
            <>
              {add}
              {count > 0 && (
                <Button size="header" variant="quiet" onPress={draft.discard}>
                  {t('reset')}
                </Button>
              )}
              {mayEdit && !isRoot && (
                <Button
                  variant="primary"
                  size="header"
                  isDisabled={count === 0 || grants === undefined}
                  isPending={draft.isSaving}
                  onPress={draft.save}
                >
                  {t('roles.save', { name: role.name })}
                </Button>
              )}
              <RowMenu label={t('more', { name: role.name })} steps={steps} />
            </>
          }
        />
      }
    >
      <KeptStrip keptAt={draft.keptAt} onDiscard={draft.discard} isInset />
      <SplitView
        side={{
          at: 'start',
          label: t('common:route.roles'),
          content: <RoleList roles={roles} roleId={role.id} onChange={onOpen} />,
        }}
      >
        <SplitView
          side={{
            at: 'end',
            label: role.name,
            content: (
              <RoleFacts
                role={role}
                changes={draft.changes}
                scope={draft.scope}
                onScope={mayEdit && !isRoot ? draft.setScope : undefined}
              />
            ),
          }}
        >
          {canShow ? (
            <Grants
              role={role}
              roles={roles}
              menus={menus}
              granted={granted}
              before={draft.before}
              held={draft.held}
              isChangeable={!isRoot && grants !== undefined && !draft.isSaving}
              onChange={draft.setHeld}
              onOpen={onOpen}
            />
          ) : (
            <EmptyState title={t('roles.onlyNames')}>{t('roles.onlyNamesHint')}</EmptyState>
          )}
        </SplitView>
      </SplitView>
      {asked === 'edit' && <RoleDialog id={role.id} onMade={onOpen} onClose={close} />}
      {asked === 'copy' && <RoleDialog copyOf={role} onMade={onOpen} onClose={close} />}
      {asked === 'delete' && (
        <DeleteDialog
          title={t('roles.deleteTitle', { name: role.name })}
          onDelete={() => deleteRole(role.id)}
          onClose={close}
          text={t('roles.deleteText')}
        />
      )}
    </Page>
  );
}
