export { IconPicker } from './IconPicker';
export type { IconChoice, IconPickerProps } from './IconPicker';
