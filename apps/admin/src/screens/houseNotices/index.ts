export { HouseNoticesScreen as default } from './HouseNoticesScreen';
