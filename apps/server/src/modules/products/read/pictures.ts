import { pictureAddress } from '../../pictures/read/address';

/** Fields of a product that determine its pictures. */
interface Pictured {
  id: string;
  pictureFileIds: readonly string[];
}

/** Returns the addresses of a product's pictures, the cover first: the uploaded ones, else the drawn one. */
export const picturesOf = ({ id, pictureFileIds }: Pictured): string[] =>
  pictureFileIds.length === 0 ? [pictureAddress(id)] : pictureFileIds.map((file) => `/files/${file}`);
