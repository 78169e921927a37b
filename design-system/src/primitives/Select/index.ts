export { Select } from './Select';
export type { SelectProps } from './Select';
export type { Option } from '../floating/Options';
