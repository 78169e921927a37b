import { importRefusal, type ImportRefusal } from '../importLimits';

/** Error of reading a workbook: it is refused as a whole, for the reason in `refusal`. */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';
  constructor(readonly refusal: ImportRefusal) {
    super(refusal.key);
  }
}

/** Returns the refusal of a workbook that exceeds the limits of reading. */
export function tooMuch(): WorkbookRefused {
  return new WorkbookRefused(importRefusal('ZIP_BOMB'));
}

/** Returns the refusal of a workbook whose content is inconsistent or damaged. */
export function unreadable(): WorkbookRefused {
  return new WorkbookRefused(importRefusal('UNREADABLE'));
}
