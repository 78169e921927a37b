import {
  BoxIcon,
  Building2Icon,
  CalendarIcon,
  ChartLineIcon,
  FileTextIcon,
  HouseIcon,
  PackageIcon,
  ShoppingBagIcon,
  SlidersHorizontalIcon,
  TagIcon,
  UsersIcon,
} from '../primitives/Icon/Icon';
import type { Say } from '../testing/say';
import type { SideMenuItem } from './SideMenu/SideMenu';
import type { TopMenuItem } from './TopMenu/TopMenu';

/** Returns the menu of the buyer's app. */
export const buyerMenu = (say: Say, current = '/dataSummary'): TopMenuItem[] =>
  [
    { href: '/dataSummary', label: say('首页', 'Home') },
    { href: '/product/list', label: say('超级清单', 'Super lists') },
    { href: '/products/list', label: say('清单管理', 'Lists') },
    { href: '/procurement/order', label: say('采购订单', 'Orders') },
    { href: '/brandMnagement/brand', label: say('热门品牌', 'Brands') },
    { href: '/customer/CustomerTeam', label: say('团队', 'Team') },
  ].map((item) => ({ ...item, isCurrent: item.href === current }));

/** Returns a menu of the back office with three levels. */
export const adminMenu = (say: Say): SideMenuItem[] => [
  { id: 'home', label: say('工作台', 'Dashboard'), href: '/dashboard', icon: <HouseIcon /> },
  { id: 'summary', label: say('数据汇总', 'Data summary'), href: '/summary', icon: <ChartLineIcon /> },
  {
    id: 'orders',
    label: say('采购', 'Procurement'),
    icon: <PackageIcon />,
    isCurrent: true,
    children: [
      {
        id: 'procurement',
        label: say('采购订单', 'Procurement orders'),
        href: '/procurement/list',
        isCurrent: true,
      },
      { id: 'futures', label: say('期货订单', 'Futures orders'), href: '/procurement/futures' },
      {
        id: 'purchasing',
        label: say('采购单', 'Purchase orders'),
        children: [
          { id: 'purchase', label: say('采购需求', 'Purchases'), href: '/purchase' },
          { id: 'purchase-order', label: say('采购单', 'Purchase orders'), href: '/purchase-order' },
        ],
      },
    ],
  },
  { id: 'calendar', label: say('截单日历', 'Closing dates'), href: '/calendar', icon: <CalendarIcon /> },
  { id: 'lists', label: say('清单', 'Lists'), href: '/products/list', icon: <FileTextIcon /> },
  { id: 'products', label: say('商品', 'Products'), href: '/product/list', icon: <BoxIcon /> },
  { id: 'carts', label: say('购物车', 'Shopping carts'), href: '/carts', icon: <ShoppingBagIcon /> },
  {
    id: 'suppliers',
    label: say('供应商', 'Suppliers'),
    href: '/suppliers',
    icon: <Building2Icon />,
    isGroupStart: true,
  },
  { id: 'customers', label: say('客户', 'Customers'), href: '/customers', icon: <UsersIcon /> },
  { id: 'brands', label: say('品牌管理', 'Brands'), href: '/brands', icon: <TagIcon /> },
  {
    id: 'system',
    label: say('系统管理', 'System'),
    icon: <SlidersHorizontalIcon />,
    isGroupStart: true,
    children: [
      { id: 'users', label: say('用户', 'Users'), href: '/system/user' },
      { id: 'roles', label: say('角色', 'Roles'), href: '/system/role' },
      { id: 'menus', label: say('菜单', 'Menus'), href: '/system/menu' },
    ],
  },
];
