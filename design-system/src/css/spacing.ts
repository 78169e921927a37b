/** Spacing steps, 2 to 64 px, as a closed list for props and controls. */
export const spaceSteps = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'] as const;
export type SpaceStep = (typeof spaceSteps)[number];
