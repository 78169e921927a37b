export { WatchedScreen as default } from './WatchedScreen';
