import type { TFunction } from 'i18next';
import { moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { timeLeft } from '@selvedge/domain/time/dates';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { ListSummary } from '../../api/schemas';

/** Returns the link to a list's details. */
export const listHref = ({ id }: Pick<ListSummary, 'id'>): string =>
  `/products/detail/${encodeURIComponent(id)}`;
/** Returns the link to the editor of a seller's own list. */
export const editorHref = ({ id }: Pick<ListSummary, 'id'>): string =>
  `/products/edit/${encodeURIComponent(id)}`;

/** Returns the columns of the table of lists. */
export function listColumns(
  t: TFunction<'lists'>,
  formats: Formats,
  now: number,
  hrefOf: (list: ListSummary) => string,
): TableColumn<ListSummary>[] {
  return [
    textColumn('name', t('columns.name'), {
      phone: 'line1',
      isSortable: true,
      isRowHeader: true,
      width: 220,
      face: 'display',
      href: hrefOf,
    }),
    {
      id: 'status',
      phone: 'line1End',
      width: 112,
      header: t('columns.status'),
      render: (list) => <ListState list={list} now={now} t={t} />,
    },
    textColumn('delivery', t('columns.delivery'), {
      phone: 'none',
      yields: 2,
      width: 152,
      of: ({ deliveryMethod }) => t(`dictionaries:delivery_method.${deliveryMethod}`),
    }),
    {
      id: 'closeAt',
      phone: 'line2',
      header: t('columns.closes'),
      isSortable: true,
      width: 196,
      render: (list) => <Closing list={list} now={now} t={t} formats={formats} />,
    },
    moneyColumn('minimum', t('columns.minimum'), {
      phone: 'line3',
      yields: 1,
      width: 148,
      isNamedOnPhone: true,
      isCharged: true,
      of: ({ minOrderValueCents }) => minOrderValueCents,
    }),
    textColumn('size', t('columns.styles'), {
      phone: 'line2End',
      yields: 3,
      width: 92,
      isNamedOnPhone: true,
      align: 'end',
      isFigure: true,
      of: ({ productCount, skuCount }) =>
        `${formats.quantity(productCount ?? null)} / ${formats.quantity(skuCount)}`,
    }),
    textColumn('stockQty', t('columns.stock'), {
      phone: 'none',
      yields: 4,
      width: 92,
      isSortable: true,
      align: 'end',
      isFigure: true,
      of: ({ stockQty }) => formats.count(stockQty, 'pieceShort'),
    }),
    textColumn('written', t('columns.written'), {
      phone: 'line3End',
      width: 84,
      isNamedOnPhone: true,
      align: 'end',
      isFigure: true,
      of: ({ myQty }) => (myQty ? formats.count(myQty, 'pieceShort') : null),
    }),
  ];
}

function ListState({ list, now, t }: { list: ListSummary; now: number; t: TFunction<'lists'> }) {
  const isAhead = list.status === 'PENDING' && Date.parse(list.startAt) > now;
  if (!isAhead) return <OrderStatusMark kind="list" code={list.status} />;
  return <StatusMark glyph="ring">{t('ahead')}</StatusMark>;
}

interface ClosingProps {
  list: ListSummary;
  now: number;
  t: TFunction<'lists'>;
  formats: Formats;
}

function Closing({ list, now, t, formats }: ClosingProps) {
  const left = timeLeft(list.closeAt, now);
  const when = formats.dateTime(list.closeAt);
  if (left.over || list.status === 'ACCEPTED') return <Text ink="weak">{when}</Text>;
  if (Date.parse(list.startAt) > now)
    return <Text ink="weak">{t('opens', { at: formats.dateTime(list.startAt) })}</Text>;
  return (
    <>
      <Text weight="medium" ink={left.soon ? 'warning' : 'strong'}>
        {formats.remaining(Date.parse(list.closeAt) - now)}
      </Text>{' '}
      <Text size="small" ink="weak">
        {when}
      </Text>
    </>
  );
}
