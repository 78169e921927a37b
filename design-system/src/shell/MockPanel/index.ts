export { MockPanel, mockDelaysMs } from './MockPanel';
export type { MockCall, MockPanelProps } from './MockPanel';
