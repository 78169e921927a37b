export { ExportsScreen as default } from './ExportsScreen';
