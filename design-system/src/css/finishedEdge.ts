import { vars } from '../theme/contract.css';

const { color, line, size } = vars;

/** Edge at the start of a row that has a quantity: one solid thread and one stitched. */
export const finishedEdge = {
  boxShadow: `inset ${line.strong} 0 0 ${color.ink1}`,
  backgroundImage: `repeating-linear-gradient(to bottom, ${color.ink1} 0 ${line.strong}, transparent ${line.strong} calc(2 * ${line.strong}))`,
  backgroundPosition: `${size.edge} 0`,
  backgroundSize: `${line.hair} 100%`,
  backgroundRepeat: 'no-repeat',
} as const;
