export { SubOrderBars, subOrderStages } from './SubOrderBars';
export type { SubOrderBar, SubOrderBarsProps, SubOrderStage } from './SubOrderBars';
