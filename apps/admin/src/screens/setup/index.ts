export { SetupScreen as default } from './SetupScreen';
