/** Returns the file input of a part of a page; users see a button or a place to drop files. */
export function fileField(part: ParentNode): HTMLInputElement {
  const field = part.querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) throw new Error('There is no field for files');
  return field;
}
