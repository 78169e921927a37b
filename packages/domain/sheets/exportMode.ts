/** Form of pictures in an export. */
import { EXPORT_EMBED_LIMIT_ROWS, EXPORT_IMAGE_MAX_ROWS } from '../constants';

/** Mode of pictures: IMAGE embeds them, LINK writes their addresses as hyperlinks. */
export type ExportMode = 'IMAGE' | 'LINK';

/** Returns the mode when none is chosen: up to 1000 lines with pictures, above with links. */
export function defaultExportMode(rows: number): ExportMode {
  return rows > EXPORT_IMAGE_MAX_ROWS ? 'LINK' : 'IMAGE';
}

/** Returns true when the mode may be chosen for a number of lines: pictures up to 3000, links always. */
export function isExportModeAllowed(mode: ExportMode, rows: number): boolean {
  return mode === 'LINK' || rows <= EXPORT_EMBED_LIMIT_ROWS;
}
