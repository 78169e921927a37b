export { SelectionBar } from './SelectionBar';
export type { SelectionAction, SelectionBarProps } from './SelectionBar';
