export { FirstPasswordScreen as default } from './FirstPasswordScreen';
