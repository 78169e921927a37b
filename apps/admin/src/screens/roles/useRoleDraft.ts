import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataScope } from '@selvedge/domain/people/dataScope';
import { toast } from '@selvedge/design-system/Toast';
import type { MenuVO, RoleRow } from '../../api/shapes';
import { withScope } from './roleForm';
import { saveDraft } from './roles.api';
import { changesOf } from './roles.model';

/** What a role holds, with the version to send back. */
interface StoredGrants {
  menuIds: readonly string[];
  version: number;
}

/** The rights and the range of a role as they are chosen, until they are saved together (X-A12, X-A16). */
export function useRoleDraft(role: RoleRow, menus: readonly MenuVO[], stored: StoredGrants | undefined) {
  const { t } = useTranslation('system');
  const [chosen, setHeld] = useState<ReadonlySet<string>>();
  const [chosenScope, setScope] = useState<DataScope>();
  const before: ReadonlySet<string> = new Set(stored?.menuIds);
  const held = chosen ?? before;
  const scope = chosenScope ?? role.dataScope;
  const changes = changesOf(menus, before, held);
  const ticks = changes.added.length + changes.removed.length;
  const hasOtherScope = scope !== role.dataScope;
  const discard = (): void => {
    setHeld(undefined);
    setScope(undefined);
  };
  const write = useMutation({
    mutationFn: saveDraft,
    onSuccess: () => {
      discard();
      toast.show({ tone: 'positive', message: t('roles.saved', { name: role.name }) });
    },
  });
  return {
    before,
    held,
    setHeld,
    scope,
    setScope,
    changes,
    count: ticks + (hasOtherScope ? 1 : 0),
    discard,
    isSaving: write.isPending,
    save: (): void =>
      write.mutate({
        id: role.id,
        form: hasOtherScope ? withScope(role, scope) : undefined,
        menuIds: ticks > 0 ? [...held] : undefined,
        version: stored?.version ?? 0,
      }),
  };
}
