import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { useSnapshot } from 'valtio';
import { hasPermCode } from '@selvedge/domain/people/permissions';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { UseQueryResult } from '@tanstack/react-query';
import { session } from '../../api/session';
import type { MenuVO, RoleRow } from '../../api/schemas';
import { TreeListing } from '../../listing/TreeListing';
import { useMenuName } from '../../system/menuWords';
import { useColumns } from './grants.columns';
import { grantsQuery } from './roles.api';
import { differenceOf, givenBy, narrowed, ticked, tickOf } from './roles.model';

const NOBODY = 'NOBODY';
const NOTHING: ReadonlySet<string> = new Set();

interface GrantsProps {
  role: RoleRow;
  roles: readonly RoleRow[];
  menus: UseQueryResult<MenuVO[]>;
  /** Query of the role's permissions; the tree waits for it, because it would show that the role has none. */
  granted: UseQueryResult<unknown>;
  before: ReadonlySet<string>;
  held: ReadonlySet<string>;
  /** Whether the role may be changed; otherwise it is read-only. */
  isChangeable: boolean;
  onChange: (held: ReadonlySet<string>) => void;
  /** Opens another role, for windows without room for the list of roles. */
  onOpen: (id: string) => void;
}

/** Tree of a role's permissions: selected by branch, searched, compared with another role. */
export function Grants(props: GrantsProps) {
  const { role, roles, menus, granted, before, held, isChangeable, onChange, onOpen } = props;
  const { t } = useTranslation('system');
  const nameOf = useMenuName();
  const { user } = useSnapshot(session);
  const [words, setWords] = useState('');
  const [otherId, setOther] = useState(NOBODY);
  const [isNarrow, setNarrow] = useState(false);
  const otherRole = roles.find(({ id }) => id === otherId);
  const otherGranted = useQuery({ ...grantsQuery(otherId), enabled: otherRole !== undefined });
  const other = otherRole && { name: otherRole.name, held: new Set(otherGranted.data?.menuIds) };
  const unread = [granted, ...(otherRole ? [otherGranted] : [])].find(({ data }) => data === undefined);
  const columns = useColumns({ before, held, other });
  const canAssignRole = ({ perm }: MenuVO): boolean =>
    isChangeable && (perm === null || hasPermCode(user ?? {}, perm));
  const differs = (entry: MenuVO): boolean => {
    const { more, less } = differenceOf(entry, held, other?.held ?? NOTHING);
    return entry.children.length === 0 && more + less > 0;
  };
  const found = (entry: MenuVO): boolean =>
    [nameOf(entry), entry.perm ?? ''].some((text) => text.toLowerCase().includes(words.toLowerCase()));
  const isCompared = isNarrow && other !== undefined;
  const tree = menus.data ?? [];
  const shown = narrowed(tree, (entry) => found(entry) && (!isCompared || differs(entry)));
  const entryOf = (rows: readonly MenuVO[], id: string): MenuVO | undefined =>
    rows.flatMap((row) => (row.id === id ? [row] : (entryOf(row.children, id) ?? []))).at(0);
  const narrowing = useNarrowing(
    { keywords: words, compare: isCompared ? otherId : '' },
    { compare: t('roles.onlyDifferent') },
    () => {
      setWords('');
      setNarrow(false);
    },
  );
  return (
    <>
      <Toolbar label={t('filters')} gap="wide">
        <SearchField
          isShort
          label={t('roles.search')}
          placeholder={t('roles.search')}
          value={words}
          onChange={setWords}
        />
        <FilterSelect
          label={t('roles.role')}
          value={role.id}
          options={roles.map(({ id, name }) => ({ id, label: name }))}
          onChange={onOpen}
        />
        <FilterSelect
          label={t('roles.compare')}
          value={otherId}
          options={[
            { id: NOBODY, label: t('roles.nobody') },
            ...roles.filter(({ id }) => id !== role.id).map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={setOther}
        />
        {other && (
          <Checkbox isSelected={isNarrow} onChange={setNarrow}>
            {t('roles.onlyDifferent')}
          </Checkbox>
        )}
      </Toolbar>
      <TreeListing
        label={t('roles.rightsOf', { name: role.name })}
        query={
          { ...(unread ?? menus), data: unread ? undefined : menus.data && shown } as UseQueryResult<MenuVO[]>
        }
        failed={t(unread ? 'roles.rightsFailed' : 'menus.failed')}
        empty={<EmptyState title={t('menus.empty')} />}
        narrowing={narrowing}
        columns={columns}
        rowName={nameOf}
        isSearched={words !== '' || isCompared}
        rowTick={(entry) => ({
          state: tickOf(entry, held),
          isDisabled: !givenBy(entry).some(canAssignRole),
        })}
        onTick={(entry, isTicked) =>
          onChange(ticked(tree, held, entryOf(tree, entry.id) ?? entry, isTicked, canAssignRole))
        }
      />
    </>
  );
}
