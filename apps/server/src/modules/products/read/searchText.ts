import { codeKeyOf } from '@selvedge/domain/goods/codeKey';

/** What the search over products looks into; written with every product. */
export function searchTextOf(product: {
  intlCode: string;
  styleNo: string;
  name: string;
  nameEn: string;
  brandName: string;
}): { searchText: string; codeKey: string } {
  const { intlCode, styleNo, name, nameEn, brandName } = product;
  return {
    searchText: [brandName, name, nameEn, intlCode, styleNo].join(' ').toLowerCase(),
    codeKey: `${codeKeyOf(intlCode)} ${codeKeyOf(styleNo)}`,
  };
}
