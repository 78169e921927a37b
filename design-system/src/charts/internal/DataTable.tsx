import { visuallyHidden } from '../../css/visuallyHidden.css';

interface DataTableProps {
  /** Name of the chart. */
  caption: string;
  /** Column heads, the first over the row names. */
  columns: readonly string[];
  /** Rows: name first, then one formatted value per column. */
  rows: readonly (readonly string[])[];
}

/** Values of a chart as a visually hidden table for screen readers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
