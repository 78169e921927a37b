export { IconsScreen as default } from './IconsScreen';
