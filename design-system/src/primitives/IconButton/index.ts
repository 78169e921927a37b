export { IconButton, iconButtonSizes } from './IconButton';
export type { IconButtonProps, IconButtonSize } from './IconButton';
