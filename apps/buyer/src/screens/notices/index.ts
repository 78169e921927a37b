export { NoticesScreen as default } from './NoticesScreen';
