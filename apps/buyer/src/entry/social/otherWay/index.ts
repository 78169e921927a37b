export { OtherWay as default } from './OtherWay';
