import { pictureAddress } from '../../pictures/read/address';

/** What says which pictures a product has. */
interface Pictured {
  id: string;
  pictureFileIds: readonly string[];
}

/** Addresses of the pictures of a product, the cover first: those that were uploaded, else the one that is drawn. */
export const picturesOf = ({ id, pictureFileIds }: Pictured): string[] =>
  pictureFileIds.length === 0 ? [pictureAddress(id)] : pictureFileIds.map((file) => `/files/${file}`);
