/** Where the picture of a product is served. */
export function pictureAddress(productId: string): string {
  return `/api/sp/common/picture/${productId}`;
}
