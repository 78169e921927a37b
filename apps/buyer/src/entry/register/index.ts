export { RegisterScreen as default } from './RegisterScreen';
