export { ProblemScreen as default } from './ProblemScreen';
