export { LinkRouter } from './LinkRouter';
export type { LinkRouterProps } from './LinkRouter';
