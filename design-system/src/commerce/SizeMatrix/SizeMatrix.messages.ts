import type { Messages } from '../../i18n';

export const sizeMatrixMessages = {
  'zh-CN': {
    size: '尺码',
    left: '可订',
    pieces: '件',
    subtotal: '小计',
    problem: '{colour} {message}',
    pasted: '写入 {accepted} 格，按库存减少 {cut} 格，未写入 {rejected} 格',
    outside: '超出矩阵',
  },
  en: {
    size: 'Size',
    left: 'left',
    pieces: 'Pieces',
    subtotal: 'Subtotal',
    problem: '{colour}: {message}',
    pasted: '{accepted} written, {cut} cut to stock, {rejected} not written',
    outside: 'Outside the matrix',
  },
} satisfies Messages<string>;
