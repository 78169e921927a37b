export { SuperlistsScreen as default } from './SuperlistsScreen';
