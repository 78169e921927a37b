export { TeamsScreen as default } from './TeamsScreen';
