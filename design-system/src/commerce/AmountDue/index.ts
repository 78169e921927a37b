export { AmountDue } from './AmountDue';
export type { AmountDueProps, DuePart } from './AmountDue';
