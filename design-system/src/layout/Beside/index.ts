export { Beside } from './Beside';
export type { BesideDetail, BesideProps } from './Beside';
