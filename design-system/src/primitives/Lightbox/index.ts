export { Lightbox } from './Lightbox';
export type { LightboxPicture } from './LargePictures';
export type { LightboxProps } from './Lightbox';
