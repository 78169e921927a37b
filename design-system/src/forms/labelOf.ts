import type { Option } from '../primitives/floating/Options';

/** Returns the label of an option; undefined for an id that no option has. */
export const labelOf = (options: readonly Option[], id: unknown): string | undefined =>
  options.find((option) => option.id === id)?.label;
