import type { StaffRole } from '../../people/staffGrants';
import { LAYOUT, type MenuIcon, type Screen } from '../screens';
import type { MenuEntry } from './entry';

type NameIn<One> = One extends `demo/${infer Name}` ? Name : never;
/** Name of a screen of the demo area, without the prefix `demo/`. */
type DemoName = NameIn<Screen>;

/** Roles that see the demo area. */
const SHOWN_TO: readonly StaffRole[] = ['ADMIN', 'GUEST'];

/** Returns the menu entry of a page of the demo area, whose screen and path have its name. */
const demo = (sort: number, name: DemoName, title: string, key: string, icon: MenuIcon): MenuEntry => ({
  id: `m-demo-${name}`,
  parentId: 'm-demo',
  type: 'MENU',
  sort,
  name: title,
  titleKey: `route.${key}`,
  routeName: `D${key.slice(1)}`,
  routePath: name,
  component: `demo/${name}`,
  icon,
  roles: SHOWN_TO,
  since: 6,
});

/** Menu entries of the demo area. */
export const DEMO: readonly MenuEntry[] = [
  {
    id: 'm-demo',
    type: 'CATALOG',
    sort: 10,
    name: '组件演示',
    titleKey: 'route.demo',
    routePath: '/demo',
    component: LAYOUT,
    icon: 'box',
    alwaysShow: true,
    roles: SHOWN_TO,
    since: 6,
  },
  demo(1, 'api', '接口文档', 'demoApi', 'file'),
  demo(2, 'dictionary', '字典', 'demoDictionary', 'list'),
  demo(3, 'iconSelector', '图标选择器', 'demoIconSelector', 'sliders'),
  demo(4, 'icons', '图标', 'demoIcons', 'tag'),
  {
    id: 'm-demo-levels',
    parentId: 'm-demo',
    type: 'CATALOG',
    sort: 5,
    name: '多级菜单',
    titleKey: 'route.demoLevelsFirst',
    routePath: 'levels',
    component: LAYOUT,
    icon: 'list',
    alwaysShow: true,
    roles: SHOWN_TO,
    since: 6,
  },
  {
    id: 'm-demo-levels-second',
    parentId: 'm-demo-levels',
    type: 'CATALOG',
    sort: 1,
    name: '二级菜单',
    titleKey: 'route.demoLevelsSecond',
    routePath: 'second',
    component: LAYOUT,
    icon: 'list',
    alwaysShow: true,
    roles: SHOWN_TO,
    since: 6,
  },
  {
    ...demo(1, 'levels', '三级页面', 'demoLevels', 'file'),
    id: 'm-demo-levels-third',
    parentId: 'm-demo-levels-second',
    routePath: 'third',
  },
  demo(6, 'signature', '签名', 'demoSignature', 'file'),
  demo(7, 'upload', '文件上传', 'demoUpload', 'package'),
  demo(8, 'richText', '富文本', 'demoRichText', 'file'),
  demo(9, 'websocket', '实时通道', 'demoWebsocket', 'bell'),
];
