export { DeptsScreen as default } from './DeptsScreen';
