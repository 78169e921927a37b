export { SignatureScreen as default } from './SignatureScreen';
