import type { ReactElement } from 'react';
import { editor } from './cell.css';
import type { CellEdit } from './types';

/** Returns the field shown in a cell while it is edited. */
export function cellEditor<Row>(
  label: string,
  edit: CellEdit<Row>,
  row: Row,
  text: string,
  onText: (text: string) => void,
): ReactElement {
  if (edit.kind === 'choice') {
    return (
      <select
        data-editor
        className={editor}
        aria-label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
      >
        {edit.options?.(row).map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      data-editor
      className={editor}
      aria-label={label}
      inputMode={edit.kind === 'quantity' ? 'numeric' : 'text'}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
