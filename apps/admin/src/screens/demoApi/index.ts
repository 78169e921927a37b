export { ApiScreen as default } from './ApiScreen';
