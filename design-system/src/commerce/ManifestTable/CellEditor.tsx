import type { ReactElement } from 'react';
import * as cells from './GridCell.css';
import type { CellEdit } from './ManifestTable.types';

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
        className={cells.editor}
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
      className={cells.editor}
      aria-label={label}
      inputMode={edit.kind === 'quantity' ? 'numeric' : 'text'}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
