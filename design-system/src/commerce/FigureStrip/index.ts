export { FigureStrip, figureStripLooks } from './FigureStrip';
export type { Figure, FigureStripProps } from './FigureStrip';
