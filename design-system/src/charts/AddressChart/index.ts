export { AddressChart } from './AddressChart';
export type { AddressChartProps, AddressPlace } from './AddressChart';
