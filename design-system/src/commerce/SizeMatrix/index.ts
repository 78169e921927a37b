export { SizeMatrix } from './SizeMatrix';
export type { MatrixChange, MatrixColour, MatrixPasteCell, SizeMatrixProps } from './SizeMatrix.types';
