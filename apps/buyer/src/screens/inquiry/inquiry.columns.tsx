import type { TFunction } from 'i18next';
import { moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { orderableQty } from '@selvedge/domain/money/minimums';
import { isOneSize } from '@selvedge/design-system/formats';
import { Button } from '@selvedge/design-system/primitives/Button';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { QuantityField } from '@selvedge/design-system/commerce/QuantityField';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { pictureSrc } from '../../trade/picture';
import type { InquiryItem } from './inquiry.lines';

/** Current state of a line on the server. */
export interface LineVerdict {
  priceNowCents?: number;
  left?: number;
  problem?: 'short' | 'soldOut' | 'price' | 'closed' | 'minimum';
  need?: number;
  missing?: number;
}

interface InquiryColumnTools {
  t: TFunction<'inquiry'>;
  verdicts: ReadonlyMap<string, LineVerdict>;
  onQuantity: (key: string, qty: number) => void;
}

/** Returns the columns of an inquiry's lines; a problem is shown in its line (40902, 40909). */
export function inquiryColumns({ t, verdicts, onQuantity }: InquiryColumnTools): TableColumn<InquiryItem>[] {
  const priceOf = (item: InquiryItem): number | null =>
    verdicts.get(item.key)?.priceNowCents ?? item.priceCents;
  return [
    {
      id: 'product',
      phone: 'line1',
      header: t('columns.style'),
      isRowHeader: true,
      width: '30%',
      render: (item) => (
        <ProductCell
          brand={item.brandName}
          name={item.name}
          colour={item.color}
          pictureSrc={pictureSrc(item.image)}
          hasLargePicture
        />
      ),
    },
    textColumn('size', t('columns.size'), {
      phone: 'line2',
      isNamedOnPhone: true,
      width: 72,
      isFigure: true,
      of: ({ size }) => (isOneSize(size) ? t('oneSize') : size),
    }),
    {
      id: 'price',
      phone: 'line3End',
      header: t('columns.price'),
      align: 'end',
      width: 140,
      render: (item) => <PriceCell cents={priceOf(item)} wasCents={item.priceCents ?? undefined} isCharged />,
    },
    {
      id: 'qty',
      phone: 'line2End',
      header: t('columns.quantity'),
      align: 'end',
      width: 88,
      render: (item) => (
        <QuantityField
          look="inline"
          label={t('quantityOf', { name: item.name, size: item.size })}
          value={item.qty}
          onChange={(qty) => onQuantity(item.key, qty)}
        />
      ),
    },
    moneyColumn('subtotal', t('columns.subtotal'), {
      phone: 'line1End',
      width: 120,
      isCharged: true,
      of: (item) => {
        const price = priceOf(item);
        const qty = countedQty(item, verdicts.get(item.key));
        return price === null || qty === null ? null : price * qty;
      },
    }),
    {
      id: 'note',
      header: t('columns.note'),
      render: (item) => (
        <Verdict item={item} verdict={verdicts.get(item.key)} t={t} onQuantity={onQuantity} />
      ),
    },
    {
      id: 'remove',
      phone: 'aside',
      header: t('columns.remove'),
      isHeaderHidden: true,
      align: 'end',
      width: 76,
      render: (item) => (
        <IconButton
          label={t('removeLine', { name: item.name, size: item.size })}
          icon={<Trash2Icon />}
          size="small"
          onPress={() => onQuantity(item.key, 0)}
        />
      ),
    },
  ];
}

interface VerdictProps extends Pick<InquiryColumnTools, 't' | 'onQuantity'> {
  item: InquiryItem;
  verdict: LineVerdict | undefined;
}

function Verdict({ item, verdict, t, onQuantity }: VerdictProps) {
  if (!verdict?.problem) return null;
  const { problem, left = 0, need, missing } = verdict;
  const isWarning = problem === 'price' || problem === 'minimum';
  return (
    <Inline gap="s3" isWrapping>
      <StatusMark glyph={isWarning ? 'triangle' : 'cross'} tone={isWarning ? 'warning' : 'critical'}>
        {t(`problems.${problem}`, { left, asked: item.qty, need, missing })}
      </StatusMark>
      {problem === 'short' && left > 0 ? (
        <Button variant="link" onPress={() => onQuantity(item.key, left)}>
          {t('take', { count: left })}
        </Button>
      ) : null}
    </Inline>
  );
}

/** Returns the pieces of a line that the totals count; null when its list has closed. */
function countedQty({ qty }: InquiryItem, verdict: LineVerdict | undefined): number | null {
  if (verdict?.problem === 'closed') return null;
  return verdict?.left === undefined ? qty : orderableQty(qty, verdict.left);
}
