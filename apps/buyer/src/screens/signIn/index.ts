export { SignInScreen as default } from './SignInScreen';
