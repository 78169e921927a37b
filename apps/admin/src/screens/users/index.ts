export { UsersScreen as default } from './UsersScreen';
