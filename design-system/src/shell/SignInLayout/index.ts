export { SignInLayout } from './SignInLayout';
export type { SignInLayoutProps } from './SignInLayout';
export type { ClothWords } from './Cloth';
