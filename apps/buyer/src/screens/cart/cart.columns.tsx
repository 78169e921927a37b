import type { TFunction } from 'i18next';
import { countColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { orderableQty } from '@selvedge/domain/money/minimums';
import { isOneSize } from '@selvedge/design-system/formats';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { QuantityField } from '@selvedge/design-system/commerce/QuantityField';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import type { CartLine, Violation } from '../../api/schemas';
import { pictureSrc } from '../../trade/picture';
import { productHref } from '../../trade/productLink';
import { LineNote } from './LineNote';
import type { LineTrouble } from './useCartLines';

/** Parameters of the cart's columns besides the line. */
export interface CartColumnTools {
  t: TFunction<'cart'>;
  troubles: Readonly<Record<string, LineTrouble>>;
  /** Violated minimum quantities per style, by product id. */
  minimums: ReadonlyMap<string, Violation>;
  onEdit: (line: Pick<CartLine, 'id' | 'skuId' | 'version'>, qty: number) => void;
  onRemove: (line: CartLine) => void;
  onDismiss: (id: string) => void;
}

/** Returns the columns of a list's lines in the cart. */
export function cartColumns(tools: CartColumnTools): TableColumn<CartLine>[] {
  const { t, troubles, minimums, onEdit, onRemove, onDismiss } = tools;
  return [
    {
      id: 'product',
      phone: 'line1',
      header: t('columns.style'),
      isRowHeader: true,
      width: '24%',
      render: (line) => (
        <ProductCell
          brand={line.brandName}
          name={line.name}
          colour={line.color}
          href={productHref(line.productId, line.listId)}
          pictureSrc={pictureSrc(line.image)}
          hasLargePicture
        />
      ),
    },
    textColumn('code', t('columns.code'), {
      phone: 'none',
      width: 124,
      isFigure: true,
      of: ({ intlCode }) => intlCode,
    }),
    textColumn('size', t('columns.size'), {
      phone: 'line2',
      isNamedOnPhone: true,
      width: 64,
      isFigure: true,
      of: ({ size }) => (isOneSize(size) ? t('oneSize') : size),
    }),
    {
      id: 'price',
      phone: 'line3End',
      header: t('columns.price'),
      align: 'end',
      width: 140,
      render: ({ priceCents, priceNowCents }) => (
        <PriceCell cents={priceNowCents} wasCents={priceCents} isCharged />
      ),
    },
    countColumn('stock', t('columns.left'), { phone: 'line3', width: 72, of: ({ stockQty }) => stockQty }),
    {
      id: 'qty',
      phone: 'line2End',
      header: t('columns.quantity'),
      align: 'end',
      width: 96,
      render: (line) => (
        <QuantityField
          look="inline"
          label={t('quantityOf', { name: line.name, size: line.size })}
          value={line.qty}
          maximum={line.state === 'CLOSED' ? null : line.stockQty}
          isDisabled={line.state === 'CLOSED'}
          onChange={(qty) => onEdit(line, qty)}
        />
      ),
    },
    moneyColumn('subtotal', t('columns.subtotal'), {
      phone: 'line1End',
      width: 116,
      isCharged: true,
      of: subtotalOf,
    }),
    {
      id: 'note',
      header: t('columns.note'),
      render: (line) => (
        <LineNote
          line={line}
          trouble={troubles[line.id]}
          minimum={minimums.get(line.productId)}
          onEdit={onEdit}
          onDismiss={onDismiss}
        />
      ),
    },
    {
      id: 'remove',
      phone: 'aside',
      header: t('columns.remove'),
      isHeaderHidden: true,
      align: 'end',
      width: 76,
      render: (line) => (
        <IconButton
          label={t('removeLine', { name: line.name, size: line.size })}
          icon={<Trash2Icon />}
          size="small"
          onPress={() => onRemove(line)}
        />
      ),
    },
  ];
}

/** Returns the amount that a line adds to the totals, in EUR cents: only pieces that can be ordered count; null for a closed list. */
function subtotalOf({ state, priceNowCents, qty, stockQty }: CartLine): number | null {
  return state === 'CLOSED' ? null : priceNowCents * orderableQty(qty, stockQty);
}
