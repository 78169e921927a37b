export { SummaryScreen as default } from './SummaryScreen';
