const PLACE = '/api/sp/common/picture/';

/** Returns the path of the picture of a product. */
export function pictureAddress(productId: string): string {
  return PLACE + productId;
}

/** Returns whether an address is that of the picture of a product, and not of an uploaded file. */
export const isPictureAddress = (address: string): boolean => address.startsWith(PLACE);
