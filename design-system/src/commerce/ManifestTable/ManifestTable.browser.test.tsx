import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { pictureCell } from './Cells';
import { ManifestTable } from './ManifestTable';
import type { ManifestColumn } from './ManifestTable.types';

interface Row {
  id: string;
  name: string;
}

const columns: ManifestColumn<Row>[] = ['name', 'note'].map((id) => ({
  id,
  header: id,
  width: 120,
  render: ({ name }) => name,
  edit: {
    kind: 'text',
    value: ({ name }) => name,
    check: (text) => (text === 'bad' ? { level: 'critical', message: 'refused' } : undefined),
  },
}));
const rows: Row[] = [
  { id: '1', name: 'coat' },
  { id: '2', name: 'bag' },
];

const forcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  await forcedColors('none');
});

test('a picture that cannot be loaded leaves its ground, not the sign of the browser', async () => {
  const { container } = render(pictureCell('/none.webp', 'Open'));
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  await picture?.decode();
  expect(picture?.naturalWidth).toBeGreaterThan(0);
});

test('Q-45 in forced colours a line says which block is chosen and which cell is refused', async () => {
  await forcedColors('active');
  const { container, findAllByRole } = render(
    <ManifestTable
      label="goods"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      maxRows={2}
      onEdit={() => undefined}
    />,
  );
  const [cell] = await findAllByRole('gridcell', { name: 'coat' });
  await userEvent.click(cell as HTMLElement);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const chosen = container.querySelector('[data-range]');
  expect(getComputedStyle(chosen as Element).outlineStyle).toBe('solid');
  await userEvent.keyboard('bad{Enter}');
  const refused = container.querySelector('[aria-invalid=true]');
  expect(getComputedStyle(refused as Element).outlineStyle).toBe('solid');
});
