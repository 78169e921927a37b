/** The field by which a part of a page takes files; visitors see a button or a place to drop them. */
export function fileField(part: ParentNode): HTMLInputElement {
  const field = part.querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) throw new Error('There is no field for files');
  return field;
}
