import { lazy } from 'react';
import type { ReactElement } from 'react';
import { isScreen, type Screen } from '@selvedge/domain/backOffice/screens';

const Dashboard = lazy(() => import('../screens/dashboard'));
const Orders = lazy(() => import('../screens/orders'));
const Order = lazy(() => import('../screens/order'));
const Products = lazy(() => import('../screens/products'));
const Lists = lazy(() => import('../screens/lists'));
const ListEditor = lazy(() => import('../screens/listEditor'));
const ProductEditor = lazy(() => import('../screens/productEditor'));
const Brands = lazy(() => import('../screens/brands'));
const Categories = lazy(() => import('../screens/categories'));
const Background = lazy(() => import('../screens/background'));
const Announcements = lazy(() => import('../screens/announcements'));
const MyNotices = lazy(() => import('../screens/notices'));
const Records = lazy(() => import('../screens/records'));
const Payments = lazy(() => import('../screens/payments'));
const Accounts = lazy(() => import('../screens/accounts'));
const Summary = lazy(() => import('../screens/summary'));
const Parcels = lazy(() => import('../screens/parcels'));
const Packing = lazy(() => import('../screens/packing'));
const TradeRules = lazy(() => import('../screens/tradeRules'));
const Rates = lazy(() => import('../screens/rates'));
const Customers = lazy(() => import('../screens/customers'));
const Teams = lazy(() => import('../screens/teams'));
const Carts = lazy(() => import('../screens/carts'));
const Cart = lazy(() => import('../screens/carts/cart'));
const Salesmen = lazy(() => import('../screens/salesmen'));
const Purchases = lazy(() => import('../screens/purchases'));
const PurchaseOrders = lazy(() => import('../screens/purchaseOrders'));
const Purchase = lazy(() => import('../screens/purchase'));
const Suppliers = lazy(() => import('../screens/suppliers'));
const Users = lazy(() => import('../screens/users'));
const Roles = lazy(() => import('../screens/roles'));
const Menus = lazy(() => import('../screens/menus'));
const Depts = lazy(() => import('../screens/depts'));
const Dicts = lazy(() => import('../screens/dicts'));
const DemoApi = lazy(() => import('../screens/demoApi'));
const DemoDictionary = lazy(() => import('../screens/demoDictionary'));
const DemoIconSelector = lazy(() => import('../screens/demoIconSelector'));
const DemoIcons = lazy(() => import('../screens/demoIcons'));
const DemoLevels = lazy(() => import('../screens/demoLevels'));
const DemoSignature = lazy(() => import('../screens/demoSignature'));
const DemoUpload = lazy(() => import('../screens/demoUpload'));
const DemoRichText = lazy(() => import('../screens/demoRichText'));
const DemoWebsocket = lazy(() => import('../screens/demoWebsocket'));
const BigOrder = lazy(() => import('../screens/bigOrder'));
const AddOrder = lazy(() => import('../screens/addOrder'));
const Futures = lazy(() => import('../screens/orders/futures'));
const FuturesOrder = lazy(() => import('../screens/order/futures'));

/** Screens of the registry, each a chunk of its own; a missing one is a compile error. */
const screens: Readonly<Record<Screen, ReactElement>> = {
  'dashboard/index': <Dashboard key="dashboard" />,
  'procurement/index': <Orders key="orders" />,
  'procurement/detail': <Order key="order" />,
  'procurement/bigDetail': <BigOrder key="bigOrder" />,
  'procurement/add': <AddOrder key="addOrder" />,
  'procurement/futures': <Futures key="futures" />,
  'procurement/futuresDetail': <FuturesOrder key="futuresOrder" />,
  'money/payments': <Payments key="payments" />,
  'money/accounts': <Accounts key="accounts" />,
  'money/summary': <Summary key="summary" />,
  'parcels/index': <Parcels key="parcels" />,
  'parcels/pack': <Packing key="packing" />,
  'money/rules': <TradeRules key="tradeRules" />,
  'money/rates': <Rates key="rates" />,
  'customers/index': <Customers key="customers" />,
  'customers/teams': <Teams key="teams" />,
  'customers/carts': <Carts key="carts" />,
  'customers/cart': <Cart key="cart" />,
  'customers/salesmen': <Salesmen key="salesmen" />,
  'purchases/index': <Purchases key="purchases" />,
  'purchases/orders': <PurchaseOrders key="purchaseOrders" />,
  'purchases/detail': <Purchase key="purchaseDetail" />,
  'purchases/suppliers': <Suppliers key="suppliers" />,
  'product/index': <Products key="products" />,
  'lists/index': <Lists key="lists" />,
  'lists/editor': <ListEditor key="listEditor" />,
  'product/editor': <ProductEditor key="productEditor" />,
  'product/brands': <Brands key="brands" />,
  'product/categories': <Categories key="categories" />,
  'system/users': <Users key="users" />,
  'system/roles': <Roles key="roles" />,
  'system/menus': <Menus key="menus" />,
  'system/depts': <Depts key="depts" />,
  'system/dicts': <Dicts key="dicts" />,
  'system/background': <Background key="background" />,
  'system/notices': <Announcements key="announcements" />,
  'system/records': <Records key="records" />,
  'notices/mine': <MyNotices key="notices" />,
  'demo/api': <DemoApi key="demoApi" />,
  'demo/dictionary': <DemoDictionary key="demoDictionary" />,
  'demo/iconSelector': <DemoIconSelector key="demoIconSelector" />,
  'demo/icons': <DemoIcons key="demoIcons" />,
  'demo/levels': <DemoLevels key="demoLevels" />,
  'demo/signature': <DemoSignature key="demoSignature" />,
  'demo/upload': <DemoUpload key="demoUpload" />,
  'demo/richText': <DemoRichText key="demoRichText" />,
  'demo/websocket': <DemoWebsocket key="demoWebsocket" />,
};

/** Returns the screen of a component name; undefined for an unknown one, for which the 404 page is shown. */
export function screenOf(component: string): ReactElement | undefined {
  return isScreen(component) ? screens[component] : undefined;
}
