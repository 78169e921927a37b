import type { Messages } from '../../i18n';

/** Words of the order flow and the records. */
export const messages = {
  'zh-CN': {
    flow: '订单进度',
    done: '已完成步骤',
    current: '当前步骤',
    ahead: '未到步骤',
    cancelled: '已取消',
    none: '还没有操作记录',
    by: '{actor}，{side}',
  },
  en: {
    flow: 'Order progress',
    done: 'Done',
    current: 'Current step',
    ahead: 'Not reached',
    cancelled: 'Cancelled',
    none: 'No records yet',
    by: '{actor}, {side}',
  },
} satisfies Messages<string>;
