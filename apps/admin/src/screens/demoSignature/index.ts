export { DemoSignatureScreen as default } from './DemoSignatureScreen';
