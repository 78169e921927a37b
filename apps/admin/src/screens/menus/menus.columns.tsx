import { useTranslation } from 'react-i18next';
import { numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { MenuVO } from '../../api/schemas';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useMenuName } from '../../system/menuWords';
import { useAllowed } from '../../session/Allowed';
import type { AskedMenu } from './MenuDialog';

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
  const mayAdd = useAllowed(['sys:menu:add']);
  const [mayEdit, mayDelete] = [useAllowed(['sys:menu:edit']), useAllowed(['sys:menu:delete'])];
  return [
    textColumn('name', t('menus.name'), { phone: 'line1', isRowHeader: true, width: 300, of: nameOf }),
    textColumn('type', t('menus.type'), {
      yields: 3,
      width: 88,
      ink: 'medium',
      of: ({ type }) => t(`menuType.${type}`),
    }),
    textColumn('path', t('menus.path'), {
      yields: 4,
      width: 150,
      ink: 'medium',
      of: ({ routePath }) => routePath,
    }),
    textColumn('perm', t('menus.perm'), { yields: 2, width: 190, ink: 'medium' }),
    textColumn('roles', t('menus.roles'), {
      phone: 'line2',
      width: 220,
      ink: 'medium',
      of: ({ roleNames }) => roleNames.join(t('comma')) || null,
    }),
    {
      id: 'visible',
      phone: 'line1End',
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
    numberColumn('sort', t('sort'), { yields: 5, width: 64 }),
    menuColumn(t('steps'), (menu) => ({
      label: t('more', { name: nameOf(menu) }),
      steps: [
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
      ],
    })),
  ];
}
