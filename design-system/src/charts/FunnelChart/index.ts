export { FunnelChart } from './FunnelChart';
export type { FunnelChartProps, FunnelStep } from './FunnelChart';
