export { SalesmenScreen as default } from './SalesmenScreen';
