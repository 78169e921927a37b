export { StatusMark } from './StatusMark';
export type { StatusMarkProps } from './StatusMark';
export type { StatusGlyph } from './glyphs';
