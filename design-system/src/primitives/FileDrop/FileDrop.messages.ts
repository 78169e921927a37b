/** The button that opens the file chooser. */
export const messages = { 'zh-CN': { choose: '选择文件' }, en: { choose: 'Choose a file' } };
