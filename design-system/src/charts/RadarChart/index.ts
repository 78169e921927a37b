export { RadarChart } from './RadarChart';
export type { RadarChartProps, RadarSeries } from './RadarChart';
