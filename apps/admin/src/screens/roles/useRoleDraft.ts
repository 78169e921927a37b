import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import type { DataScope } from '@selvedge/domain/people/dataScope';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { MenuVO, RoleRow } from '../../api/schemas';
import { withScope } from './roleForm';
import { saveDraft } from './roles.api';
import { changesOf } from './roles.model';

/** Stored permissions of a role, with the version to send back. */
interface StoredGrants {
  menuIds: readonly string[];
  version: number;
}

/** Unsaved changes of a role. Permissions that another user adds or removes meanwhile stay as that user saved them. */
interface Chosen {
  given: readonly string[];
  taken: readonly string[];
  /** New data scope; null when it stays. */
  scope: DataScope | null;
}

const NOTHING: Chosen = { given: [], taken: [], scope: null };

/** Returns the selected permissions and data scope of a role, which are stored until they are saved together or discarded. */
export function useRoleDraft(role: RoleRow, menus: readonly MenuVO[], stored: StoredGrants | undefined) {
  const { t } = useTranslation('system');
  const { values, change, keptAt, discard } = useKeptState(`roleRights:${role.id}`, NOTHING);
  const before: ReadonlySet<string> = new Set(stored?.menuIds);
  const held: ReadonlySet<string> = new Set(
    [...before, ...values.given].filter((id) => !values.taken.includes(id)),
  );
  const scope = values.scope ?? role.dataScope;
  const changes = changesOf(menus, before, held);
  const ticks = changes.added.length + changes.removed.length;
  const hasOtherScope = scope !== role.dataScope;
  const setHeld = (next: ReadonlySet<string>): void =>
    change({
      given: [...next].filter((id) => !before.has(id)),
      taken: [...before].filter((id) => !next.has(id)),
    });
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
    /** Sets the data scope; ignored while changes are saved, as all of them are then dropped. */
    setScope: (next: DataScope): void => {
      if (!write.isPending) change({ scope: next === role.dataScope ? null : next });
    },
    changes,
    keptAt,
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
