export { Board } from './Board';
export type { BoardProps } from './Board';
