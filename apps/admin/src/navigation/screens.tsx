import { lazy } from 'react';
import type { ReactElement } from 'react';

const Dashboard = lazy(() => import('../screens/dashboard'));
const Orders = lazy(() => import('../screens/procurement'));
const Order = lazy(() => import('../screens/procurementDetail'));
const BigOrder = lazy(() => import('../screens/procurementBig'));

/** Screens by the component name of a route, each a chunk of its own. */
const screens: ReadonlyMap<string, ReactElement> = new Map([
  ['dashboard/index', <Dashboard key="dashboard" />],
  ['procurement/index', <Orders key="orders" />],
  ['procurement/detail', <Order key="order" />],
  ['procurement/bigDetail', <BigOrder key="bigOrder" />],
]);

/** Whether a component name has a screen; what has none is not in the menu. */
export function hasScreen(component: string): boolean {
  return screens.has(component);
}

/** The screen of a component name, or undefined: the 404 page then stands in its place. */
export function screenOf(component: string): ReactElement | undefined {
  return screens.get(component);
}
