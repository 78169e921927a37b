import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { MenuVO } from '../../api/schemas';
import { RowMenu } from '../../listing/RowMenu';
import { useMenuName } from '../../system/menuWords';
import { useAllowed } from '../../session/Allowed';
import type { AskedMenu } from './MenuDialog';

const ADD = ['sys:menu:add'] as const;
const EDIT = ['sys:menu:edit'] as const;
const DELETE = ['sys:menu:delete'] as const;

/** Actions on a menu entry. */
export interface MenuSteps {
  ask: (asked: AskedMenu) => void;
  show: (asked: { id: string; visible: boolean }) => void;
  leave: (menu: MenuVO) => void;
}

/** Returns the columns of the menu's tree, with the actions on each entry. */
export function useColumns({ ask, show, leave }: MenuSteps): TableColumn<MenuVO>[] {
  const { t } = useTranslation('system');
  const nameOf = useMenuName();
  const [mayAdd, mayEdit, mayDelete] = [useAllowed(ADD), useAllowed(EDIT), useAllowed(DELETE)];
  return useMemo(
    () => [
      { id: 'name', header: t('menus.name'), isRowHeader: true, width: 300, render: nameOf },
      {
        id: 'type',
        yields: 3,
        header: t('menus.type'),
        width: 88,
        render: ({ type }) => <Text ink="medium">{t(`menuType.${type}`)}</Text>,
      },
      {
        id: 'path',
        yields: 4,
        header: t('menus.path'),
        width: 150,
        render: ({ routePath }) => <Text ink="medium">{routePath ?? '–'}</Text>,
      },
      {
        id: 'perm',
        yields: 2,
        header: t('menus.perm'),
        width: 190,
        render: ({ perm }) => <Text ink="medium">{perm ?? '–'}</Text>,
      },
      {
        id: 'roles',
        header: t('menus.roles'),
        width: 220,
        render: ({ roleNames }) => (
          <Text ink="medium">{roleNames.length === 0 ? '–' : roleNames.join(t('comma'))}</Text>
        ),
      },
      {
        id: 'visible',
        yields: 1,
        header: t('menus.shown'),
        width: 96,
        render: ({ type, visible }) =>
          type === 'BUTTON' ? (
            '–'
          ) : (
            <StatusMark glyph={visible ? 'full' : 'dash'} isOff={!visible}>
              {t(visible ? 'menus.isShown' : 'menus.isHidden')}
            </StatusMark>
          ),
      },
      {
        id: 'sort',
        yields: 5,
        header: t('sort'),
        align: 'end',
        width: 64,
        render: ({ sort }) => <Text isFigure>{sort}</Text>,
      },
      {
        id: 'more',
        header: t('steps'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (menu) => (
          <RowMenu
            name={nameOf(menu)}
            steps={[
              mayEdit && { id: 'edit', label: t('edit'), onAction: () => ask({ id: menu.id }) },
              mayAdd &&
                menu.type !== 'BUTTON' && {
                  id: 'add',
                  label: t('menus.addBelow'),
                  onAction: () => ask({ below: menu.id }),
                },
              mayEdit &&
                menu.type !== 'BUTTON' && {
                  id: 'show',
                  label: t(menu.visible ? 'menus.hide' : 'menus.show'),
                  onAction: () => show({ id: menu.id, visible: !menu.visible }),
                },
              mayDelete && { id: 'delete', label: t('delete'), onAction: () => leave(menu) },
            ]}
          />
        ),
      },
    ],
    [t, nameOf, ask, show, leave, mayAdd, mayEdit, mayDelete],
  );
}
