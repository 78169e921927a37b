export { RolesScreen as default } from './RolesScreen';
