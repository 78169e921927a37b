export { LevelsScreen as default } from './LevelsScreen';
