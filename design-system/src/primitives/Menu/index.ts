export { Menu } from './Menu';
export type { MenuProps } from './Menu';
export type { MenuAction, MenuGroup } from './Menu.types';
