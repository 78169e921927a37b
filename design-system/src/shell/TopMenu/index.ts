export { TopMenu } from './TopMenu';
export type { TopMenuItem, TopMenuProps } from './TopMenu';
