export { Lightbox } from './Lightbox';
export type { LightboxPicture, LightboxProps } from './Lightbox';
