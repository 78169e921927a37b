import type { Messages } from '../../i18n';

/** Words of a file on its way. */
export const messages = {
  'zh-CN': {
    reading: '正在读取，{percent}',
    checking: '正在核对，第 {done} / {total} 行',
    uploading: '正在上传，{percent}',
    done: '已完成',
    cancel: '停止',
    retry: '重试',
    progress: '{name} 的进度',
  },
  en: {
    reading: 'Reading, {percent}',
    checking: 'Checking, row {done} of {total}',
    uploading: 'Uploading, {percent}',
    done: 'Done',
    cancel: 'Stop',
    retry: 'Try again',
    progress: 'Progress of {name}',
  },
} satisfies Messages<string>;
