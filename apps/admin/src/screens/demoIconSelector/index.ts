export { IconSelectorScreen as default } from './IconSelectorScreen';
