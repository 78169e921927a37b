export { PieChart } from './PieChart';
export type { PieChartProps, PieSegment } from './PieChart';
