import { useEffect, useMemo, useState } from 'react';
import {
  Cell,
  Column,
  Row,
  Table as RacTable,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import { plainColumns } from './columns';
import type { Subject } from './subject';

let setSort: (on: boolean) => void = () => undefined;
let change: () => void = () => undefined;

/** React Aria's Table in its Virtualizer, with selection and keyboard as by default. */
function Table({ rows: given }: { readonly rows: ManifestProduct[] }) {
  const [rows, setRows] = useState(given);
  const [sorted, setSorted] = useState(false);
  useEffect(() => {
    setSort = setSorted;
    change = () =>
      setRows((before) =>
        before.map((row, index) => (index === 2 ? { ...row, name: `${row.name} ·` } : row)),
      );
  }, []);
  const shown = useMemo(() => (sorted ? rows.toSorted((a, b) => a.stock - b.stock) : rows), [rows, sorted]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 44, headingHeight: 32 }}>
      <RacTable
        aria-label="manifest"
        selectionMode="multiple"
        className="rac"
        style={{ height: '100%', overflow: 'auto', display: 'block' }}
      >
        <TableHeader>
          {plainColumns.map(({ id, width }) => (
            <Column key={id} id={id} isRowHeader={id === 'name'} width={width}>
              {id}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={shown}>
          {(row) => (
            <Row id={row.id}>
              {plainColumns.map(({ id, text }) => (
                <Cell key={id}>{text(row)}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </RacTable>
    </Virtualizer>
  );
}

export const subject: Subject = {
  element: (rows) => <Table rows={rows} />,
  scroller: () => document.querySelector('.rac') as HTMLElement,
  ready: () => document.querySelectorAll('[role=row]').length > 8,
  firstRow: () => document.querySelector('[role=row][aria-rowindex="2"]')?.textContent ?? '',
  sort: () => setSort(true),
  edit: () => () => change(),
  edited: () => document.querySelector('[role=row][aria-rowindex="4"]')?.textContent.includes(' ·') ?? false,
};
