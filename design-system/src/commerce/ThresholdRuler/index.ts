export { ThresholdRuler } from './ThresholdRuler';
export type { ThresholdRulerProps } from './ThresholdRuler';
export type { SurchargeStep } from './ThresholdRuler.model';
