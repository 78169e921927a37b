import { folder, holders, type MenuEntry } from './entry';

/** Menu entries of shipments and packing. */
export const PARCELS: readonly MenuEntry[] = [
  folder('m-parcels', 7, '发货', 'route.parcels', 'truck'),
  {
    id: 'm-parcels-list',
    parentId: 'm-parcels',
    type: 'MENU',
    sort: 1,
    name: '发货单',
    titleKey: 'route.shipments',
    routeName: 'Shipments',
    routePath: 'shipment',
    component: 'parcels/index',
    icon: 'truck',
    keepAlive: true,
    roles: holders('biz:shipment:query'),
    since: 6,
  },
  {
    id: 'm-parcels-pack',
    parentId: 'm-parcels',
    type: 'MENU',
    sort: 2,
    name: '拣货装箱',
    titleKey: 'route.packing',
    routeName: 'Packing',
    routePath: 'pack/:id',
    component: 'parcels/pack',
    keepAlive: true,
    visible: false,
    roles: holders('biz:shipment:query'),
    since: 6,
  },
];
