export { Panel, Panels } from './Panels';
export type { PanelProps, PanelsProps } from './Panels';
