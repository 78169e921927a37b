export { DemoApiScreen as default } from './DemoApiScreen';
