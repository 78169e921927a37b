import { importRefusal, type ImportRefusal } from '../importLimits';

/** Thrown while a workbook is read: it is refused as a whole, for the reason in `refusal`. */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';
  constructor(readonly refusal: ImportRefusal) {
    super(refusal.key);
  }
}

/** The refusal of a workbook that takes more than it may to be read. */
export function tooMuch(): WorkbookRefused {
  return new WorkbookRefused(importRefusal('ZIP_BOMB'));
}

/** The refusal of a workbook that is not what its parts say. */
export function unreadable(): WorkbookRefused {
  return new WorkbookRefused(importRefusal('UNREADABLE'));
}
