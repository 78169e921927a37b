import type { Messages } from '../../i18n';

/** Words of the column chooser. */
export const messages = {
  'zh-CN': {
    button: '列',

    panel: '选择列',
    reset: '恢复默认',
    always: '始终显示',
  },
  en: {
    button: 'Columns',
    panel: 'Choose columns',
    reset: 'Reset to default',
    always: 'always shown',
  },
} satisfies Messages<string>;
