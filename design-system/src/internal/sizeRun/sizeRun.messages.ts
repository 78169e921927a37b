import type { Messages, Translate } from '../../i18n';

/** Words of a size field, shared by the manifest table and the size matrix. */
export const sizeRunMessages = {
  'zh-CN': {
    size: '尺码 {size}，可订 {stock} 件',
    sizeOpen: '尺码 {size}',
    soldOut: '尺码 {size}，售罄',
    soldOutReason: '尺码 {size} 已售罄',
    overStock: '{size} 码只剩 {stock} 件，已写 {asked} 件',
    overStockOne: '只剩 {stock} 件，已写 {asked} 件',
    cut: '{size} 码只剩 {stock} 件，已由 {asked} 件减为 {stock} 件',
    validNumber: '请输入有效的数字',
  },
  en: {
    size: 'Size {size}, {stock} left',
    sizeOpen: 'Size {size}',
    soldOut: 'Size {size}, sold out',
    soldOutReason: 'Size {size} is sold out',
    overStock: 'Only {stock} left in {size}; {asked} written',
    overStockOne: 'Only {stock} left; {asked} written',
    cut: 'Only {stock} left in {size}; cut from {asked} to {stock}',
    validNumber: 'Please enter a valid number',
  },
} satisfies Messages<string>;

export type SizeRunKey = keyof (typeof sizeRunMessages)['en'];
export type SizeRunTranslate = Translate<SizeRunKey>;
