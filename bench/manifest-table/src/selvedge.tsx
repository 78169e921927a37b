import { useCallback, useState } from 'react';
import type {
  ManifestChange,
  ManifestProduct,
  Quantities,
} from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import {
  ManifestTable,
  productColumnIds,
  useProductColumns,
} from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import { LocaleProvider, loadMessages } from '../../../design-system/src/i18n';
import '../../../design-system/src/css/global';
import { ThemeProvider } from '../../../design-system/src/theme/ThemeProvider';
import type { Subject } from './subject';

await loadMessages('zh-CN');

const rowId = (row: ManifestProduct) => row.id;
const rowLabel = (row: ManifestProduct) => row.name;

/** Manifest table with every feature on: selection, editing, sorting, size runs, totals. */
function Table({ rows }: { readonly rows: ManifestProduct[] }) {
  const columns = useProductColumns();
  const [ordered, setOrdered] = useState<Readonly<Record<string, Quantities>>>({});
  const quantitiesOf = useCallback((row: ManifestProduct) => ordered[row.id], [ordered]);
  const onEdit = useCallback((changes: readonly ManifestChange<ManifestProduct>[]) => {
    setOrdered((before) => {
      const next = { ...before };
      for (const change of changes) {
        if (change.kind === 'quantity')
          next[change.rowId] = { ...next[change.rowId], [change.sizeId]: change.quantity };
      }
      return next;
    });
  }, []);
  return (
    <ManifestTable
      label="manifest"
      columns={columns}
      visible={productColumnIds}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      quantitiesOf={quantitiesOf}
      onEdit={onEdit}
      selectionMode="multiple"
      totals={{ name: '合计', stock: '12,408' }}
    />
  );
}

const find = <E extends Element>(selector: string) => document.querySelector<E & HTMLElement>(selector);
/** First size of the third row that can be ordered. */
const editedSize = '[aria-rowindex="4"] [data-size]:not([aria-disabled=true])';

export const subject: Subject = {
  element: (rows) => (
    <ThemeProvider>
      <LocaleProvider locale="zh-CN">
        <Table rows={rows} />
      </LocaleProvider>
    </ThemeProvider>
  ),
  scroller: () => find('[role=grid]') as HTMLElement,
  ready: () => document.querySelectorAll('[role=row][aria-rowindex]').length > 8,
  firstRow: () => find('[role=row][aria-rowindex="2"]')?.textContent ?? '',
  sort: () => {
    const heads = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')];
    heads.find((head) => head.textContent === '库存')?.click();
  },
  edit: () => {
    const size = find(editedSize);
    size?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
    const input = document.activeElement as HTMLInputElement;
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(input, '2');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return () =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  },
  edited: () => find(editedSize)?.textContent === '2',
};
