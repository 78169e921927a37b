export { SignInLayout } from './SignInLayout';
export type { SignInLayoutProps } from './SignInLayout';
