export { DemoIconsScreen as default } from './DemoIconsScreen';
