import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Route of the buyer app. Paths are literal, including their spelling, as in section 2 of the specification. */
export interface BuyerRoute {
  path: string;
  /** Key of the title in the message file `common`; also the page title. */
  title: string;
  screen: LazyExoticComponent<ComponentType>;
  /** Key of the menu label when it is shorter than the title. */
  menuTitle?: string;
  /** Whether it is shown in the menu, in this order; the others are reached from a page. */
  inMenu?: boolean;
  /** Whether it is the home page: an icon in the menu, and its state is kept. */
  isHome?: boolean;
  /** Path of the menu entry that is marked while this hidden page is open. */
  menuPath?: string;
}

/** All pages inside the shell. Sign-in, redirect and error pages are outside it, see `main.tsx` and `createApp` of the app shell. */
export const routes: readonly BuyerRoute[] = [
  {
    path: '/dataSummary',
    title: 'places.dashboard',
    menuTitle: 'places.home',
    screen: lazy(() => import('./screens/dashboard')),
    inMenu: true,
    isHome: true,
  },
  {
    path: '/product/list',
    title: 'places.superlists',
    screen: lazy(() => import('./screens/superlists')),
    inMenu: true,
  },
  {
    path: '/product/detail/:id',
    title: 'places.product',
    screen: lazy(() => import('./screens/product')),
    menuPath: '/product/list',
  },
  {
    path: '/products/list',
    title: 'places.lists',
    menuTitle: 'menu.lists',
    screen: lazy(() => import('./screens/lists')),
    inMenu: true,
  },
  {
    path: '/products/detail/:id',
    title: 'places.listDetails',
    screen: lazy(() => import('./screens/listDetail')),
    menuPath: '/products/list',
  },
  {
    path: '/products/edit/:id',
    title: 'places.listEditor',
    screen: lazy(() => import('./screens/listEditor')),
    menuPath: '/products/list',
  },
  {
    path: '/products/import/:id',
    title: 'places.importSheet',
    screen: lazy(() => import('./screens/importSheet')),
    menuPath: '/products/list',
  },
  {
    path: '/procurement/order',
    title: 'places.orders',
    menuTitle: 'menu.orders',
    screen: lazy(() => import('./screens/orders')),
    inMenu: true,
  },
  {
    path: '/procurement/detail/:id',
    title: 'places.orderDetails',
    screen: lazy(() => import('./screens/orderDetail')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/futures',
    title: 'places.futures',
    screen: lazy(() => import('./screens/orders/futures')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/futuresDetail/:id',
    title: 'places.futuresDetails',
    screen: lazy(() => import('./screens/orderDetail/futuresOrder')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/detailSon/:id',
    title: 'places.subOrderDetails',
    screen: lazy(() => import('./screens/orderDetail/subOrder')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/proforma/:id',
    title: 'places.proforma',
    screen: lazy(() => import('./screens/orderDetail/proforma')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/inquiry',
    title: 'places.inquiry',
    screen: lazy(() => import('./screens/inquiry')),
    menuPath: '/procurement/order',
  },
  {
    path: '/procurement/drafts',
    title: 'places.drafts',
    screen: lazy(() => import('./screens/drafts')),
    menuPath: '/procurement/order',
  },
  {
    path: '/shoppingCart',
    title: 'places.cart',
    screen: lazy(() => import('./screens/cart')),
  },
  {
    path: '/address',
    title: 'places.addresses',
    screen: lazy(() => import('./screens/addresses')),
  },
  {
    path: '/mine/notices',
    title: 'places.notices',
    screen: lazy(() => import('./screens/notices')),
  },
  {
    path: '/mine/exports',
    title: 'places.exports',
    screen: lazy(() => import('./screens/exports')),
  },
  {
    path: '/mine/watched',
    title: 'places.watched',
    screen: lazy(() => import('./screens/watched')),
  },
  {
    path: '/brandMnagement/brand',
    title: 'places.brands',
    menuTitle: 'menu.brands',
    screen: lazy(() => import('./screens/brands')),
    inMenu: true,
  },
  {
    path: '/customer/CustomerTeam',
    title: 'places.team',
    menuTitle: 'menu.team',
    screen: lazy(() => import('./screens/team')),
    inMenu: true,
  },
  {
    path: '/mine/mine',
    title: 'places.settings',
    screen: lazy(() => import('./screens/settings')),
    inMenu: true,
  },
];

/** Returns the route of a path; undefined for an unknown one. */
export function matchRoute(path: string): BuyerRoute | undefined {
  return routes.find((route) => new RegExp(`^${route.path.replace(/:[^/]+/g, '[^/]+')}$`).test(path));
}
