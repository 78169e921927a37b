const PLACE = '/api/sp/common/picture/';

/** Where the picture of a product is served. */
export function pictureAddress(productId: string): string {
  return PLACE + productId;
}

/** Whether an address is that of the picture of a product, and not of an uploaded file. */
export const isPictureAddress = (address: string): boolean => address.startsWith(PLACE);
