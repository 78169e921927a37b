export { ReturnScreen as default } from './ReturnScreen';
