export { RouteProgress } from './RouteProgress';
export type { RouteProgressProps } from './RouteProgress';
