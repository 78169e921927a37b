export { TrendChart } from './TrendChart';
export type { TrendChartProps, TrendSeries } from './TrendChart';
