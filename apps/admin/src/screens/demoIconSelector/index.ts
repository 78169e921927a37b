export { DemoIconSelectorScreen as default } from './DemoIconSelectorScreen';
