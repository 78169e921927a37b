import { folder, holders, type MenuEntry } from './entry';

/** Menu entries of lists, those of the merchant and of sellers. */
export const LISTS: readonly MenuEntry[] = [
  folder('m-lists', 4, '清单', 'route.lists', 'calendar'),
  {
    id: 'm-lists-list',
    parentId: 'm-lists',
    type: 'MENU',
    sort: 1,
    name: '全部清单',
    titleKey: 'route.listsAll',
    routeName: 'Lists',
    routePath: 'list',
    component: 'lists/index',
    icon: 'calendar',
    keepAlive: true,
    roles: holders('biz:list:query'),
    since: 6,
  },
  {
    id: 'm-lists-editor',
    parentId: 'm-lists',
    type: 'MENU',
    sort: 2,
    name: '清单编辑',
    titleKey: 'route.listEditor',
    routeName: 'ListEditor',
    routePath: 'edit/:id',
    component: 'lists/editor',
    visible: false,
    roles: holders('biz:list:query'),
    since: 6,
  },
];
