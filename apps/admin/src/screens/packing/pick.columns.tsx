import { textColumn } from '@selvedge/app-shell/listing/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import { ProductNameCell } from '../../products/ProductNameCell';
import { packedOf, packRest, type PickLine } from './packing.model';
import type { PackingDesk } from './usePacking';

/** Returns the columns of the pick list: product, size, packed and open pieces, boxes. */
export function usePickColumns(desk: PackingDesk, mayShip: boolean): TableColumn<PickLine>[] {
  const { t } = useTranslation('packing');
  const formats = useFormats();
  const { packing } = desk;
  const columns: (TableColumn<PickLine> | false)[] = [
    {
      id: 'product',
      header: t('columns.product'),
      isRowHeader: true,
      phone: 'line1',
      render: (line) => <ProductNameCell of={line} />,
    },
    textColumn('size', t('columns.size'), { phone: 'line2', isNamedOnPhone: true, width: 72 }),
    textColumn('barcode', t('columns.barcode'), { width: 136, yields: 1, ink: 'weak', isFigure: true }),
    {
      id: 'packed',
      header: t('columns.packed'),
      phone: 'line2End',
      isNamedOnPhone: true,
      align: 'end',
      width: 104,
      render: (line) => {
        const packed = packedOf(packing, line.orderLineId);
        const words = t('ofOpen', { packed: formats.quantity(packed), open: formats.quantity(line.openQty) });
        if (packed < line.openQty) return <Text isFigure>{words}</Text>;
        return (
          <StatusMark glyph="full" tone="positive">
            <Text isFigure>{words}</Text>
          </StatusMark>
        );
      },
    },
    textColumn('boxes', t('columns.boxes'), {
      width: 88,
      yields: 2,
      of: ({ orderLineId }) =>
        packing.boxes
          .flatMap(({ items }, at) => (items.some(({ lineId }) => lineId === orderLineId) ? [at + 1] : []))
          .join(', '),
    }),
    mayShip && {
      id: 'rest',
      header: t('columns.rest'),
      phone: 'line1End',
      isHeaderHidden: true,
      align: 'end',
      width: 96,
      render: (line) =>
        packedOf(packing, line.orderLineId) < line.openQty && (
          <Button
            variant="link"
            aria-label={t('restOf', { name: line.name, size: line.size })}
            onPress={() => desk.change(packRest(packing, line))}
          >
            {t('rest')}
          </Button>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}
