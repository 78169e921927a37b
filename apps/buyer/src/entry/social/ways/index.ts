export { Ways } from './Ways';
