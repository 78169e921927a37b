import { useTranslation } from 'react-i18next';
import { textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { MenuVO } from '../../api/schemas';
import { useMenuName } from '../../system/menuWords';
import { differenceOf, givenBy, tickOf } from './roles.model';

/** Data that the rows of the tree of permissions show. */
export interface GrantsShown {
  before: ReadonlySet<string>;
  held: ReadonlySet<string>;
  /** Role to compare with, and its permissions. */
  other?: { name: string; held: ReadonlySet<string> };
}

const GLYPHS = { all: 'full', some: 'half', none: 'ring' } as const;

/** Returns the columns of the tree of permissions: unsaved changes, the code or the number of permissions, and those of another role. */
export function useColumns({ before, held, other }: GrantsShown): TableColumn<MenuVO>[] {
  const { t } = useTranslation('system');
  const nameOf = useMenuName();
  const mark = ({ id, type }: MenuVO) => {
    if (type === 'CATALOG' || held.has(id) === before.has(id)) return null;
    return (
      <Text size="caption" ink="weak">
        {' '}
        {t(held.has(id) ? 'roles.addedUnsaved' : 'roles.removedUnsaved')}
      </Text>
    );
  };
  const columns: TableColumn<MenuVO>[] = [
    {
      id: 'name',
      header: t('roles.rights'),
      isRowHeader: true,
      width: 300,
      render: (entry) => (
        <>
          <Text weight={entry.children.length > 0 ? 'medium' : undefined}>{nameOf(entry)}</Text>
          {mark(entry)}
        </>
      ),
    },
    textColumn('code', t('roles.codeOrCount'), {
      yields: 1,
      width: 180,
      ink: 'medium',
      isFigure: true,
      of: (entry) => {
        const given = givenBy(entry);
        const count = given.filter(({ id }) => held.has(id)).length;
        return entry.children.length > 0 ? `${count} / ${given.length}` : entry.perm;
      },
    }),
  ];
  if (other === undefined) return columns;
  const words = (entry: MenuVO) => {
    const { more, less } = differenceOf(entry, held, other.held);
    const parts = [
      more > 0 && t('roles.more', { count: more }),
      less > 0 && t('roles.less', { count: less }),
    ];
    return parts.filter((part) => part !== false).join(t('comma')) || null;
  };
  return [
    ...columns,
    {
      id: 'other',
      header: other.name,
      width: 120,
      render: (entry) => {
        const state = tickOf(entry, other.held);
        return <StatusMark glyph={GLYPHS[state]}>{t(`tick.${state}`)}</StatusMark>;
      },
    },
    textColumn('difference', t('roles.difference'), { width: 110, of: words }),
  ];
}
