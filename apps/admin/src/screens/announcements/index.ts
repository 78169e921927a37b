export { AnnouncementsScreen as default } from './AnnouncementsScreen';
