export { MenusScreen as default } from './MenusScreen';
