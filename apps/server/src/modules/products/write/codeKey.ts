import { codeKeyOf } from '@selvedge/domain/goods/codeKey';

/** The codes of a product without marks, which pasted codes and searches are compared with (L-13); written with every product. */
export function productCodeKey(product: { intlCode: string; styleNo: string }): string {
  return `${codeKeyOf(product.intlCode)} ${codeKeyOf(product.styleNo)}`;
}
