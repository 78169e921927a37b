import { lazy } from 'react';
import type { ReactElement } from 'react';
import { isScreen, type Screen } from '@selvedge/domain/backOffice/screens';

const Dashboard = lazy(() => import('../screens/dashboard'));
const Orders = lazy(() => import('../screens/procurement'));
const Order = lazy(() => import('../screens/procurementDetail'));
const Background = lazy(() => import('../screens/background'));
const BigOrder = lazy(() => import('../screens/procurementBig'));

/** The screens of the registry, each a chunk of its own; one that is missing does not compile. */
const screens: Readonly<Record<Screen, ReactElement>> = {
  'dashboard/index': <Dashboard key="dashboard" />,
  'procurement/index': <Orders key="orders" />,
  'procurement/detail': <Order key="order" />,
  'procurement/bigDetail': <BigOrder key="bigOrder" />,
  'system/background': <Background key="background" />,
};

/** The screen of a component name, or undefined: the 404 page then stands in its place. */
export function screenOf(component: string): ReactElement | undefined {
  return isScreen(component) ? screens[component] : undefined;
}
