export { PackingScreen as default } from './PackingScreen';
