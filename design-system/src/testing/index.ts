export { testContract } from './contract';
export type { ContractSubject } from './contract';
export { render } from './render';
export type { RenderOptions } from './render';
export { say } from './say';
