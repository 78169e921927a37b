/** Words of a pager; `from`, `to` and `total` are formatted counts of rows. */
export const messages = {
  'zh-CN': {
    label: '分页',
    range: '第 {from} 至 {to} 行，共 {total} 行',
    none: '共 0 行',
    previous: '上一页',
    next: '下一页',
    page: '第 {page} 页',
  },
  en: {
    label: 'Pages',
    range: 'Rows {from} to {to} of {total}',
    none: '0 rows',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
  },
};
