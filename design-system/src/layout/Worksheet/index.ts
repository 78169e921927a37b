export { Worksheet } from './Worksheet';
export type { WorksheetProps, WorksheetSide, WorksheetTools } from './Worksheet';
