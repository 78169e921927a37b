export { GoodsManifest } from './GoodsManifest';
export type { GoodsManifestProps } from './GoodsManifest.types';
