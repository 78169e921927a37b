export { SignaturePad } from './SignaturePad';
export type { Signature, SignaturePadProps } from './SignaturePad';
