export { DemoLevelsScreen as default } from './DemoLevelsScreen';
