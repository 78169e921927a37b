export { BackgroundScreen as default } from './BackgroundScreen';
