import { vars } from '../theme/contract.css';

/** The steps of space, 2 to 64 px, as a closed list for props and controls. */
export const spaceSteps = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'] as const;
export type SpaceStep = (typeof spaceSteps)[number];

/** One style per step, for `styleVariants`. */
export function eachSpace<T>(toStyle: (value: string) => T): Record<SpaceStep, T> {
  const entries = spaceSteps.map((step) => [step, toStyle(vars.space[step])] as const);
  return Object.fromEntries(entries) as Record<SpaceStep, T>;
}
