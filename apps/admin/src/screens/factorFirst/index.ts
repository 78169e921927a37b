export { FactorFirstScreen as default } from './FactorFirstScreen';
