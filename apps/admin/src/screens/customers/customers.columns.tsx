import { useTranslation } from 'react-i18next';
import { countColumn, moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useLocale } from '@selvedge/design-system/i18n';
import type { CustomerRow } from '../../api/schemas';
import { accountColumn } from '../../listing/AccountState';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';
import type { AskedOfCustomer } from './CustomerDialogs';

/** Returns the columns of the list of customers. */
export function useColumns(onAsk: (asked: AskedOfCustomer) => void): TableColumn<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const { areAmountsHidden } = useLocale();
  const mayEdit = useAllowed(['biz:customer:edit']);
  const mayReadOrders = useAllowed(['biz:order:query']);
  const nameOf = ({ nickname, username }: CustomerRow): string => nickname || username;
  return [
    textColumn('nickname', t('columns.nickname'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 200,
      weight: 'medium',
      of: nameOf,
      note: ({ companyName }) => companyName,
    }),
    {
      id: 'identity',
      phone: 'line2',
      header: t('columns.identity'),
      width: 168,
      render: ({ identityType, identityConfirmed }) => (
        <StatusMark
          glyph={identityConfirmed ? 'full' : 'ring'}
          tone={identityConfirmed ? 'positive' : 'info'}
        >
          {t(identityConfirmed ? 'identityConfirmed' : 'identityWaits', {
            identity: t(`dictionaries:identity_type.${identityType}`),
          })}
        </StatusMark>
      ),
    },
    textColumn('phone', t('columns.phone'), {
      yields: 4,
      width: 148,
      ink: 'medium',
      isFigure: true,
      of: ({ areaCode, phone }) => (phone === '' ? null : `${areaCode} ${phone}`),
    }),
    textColumn('team', t('columns.team'), {
      yields: 5,
      width: 120,
      ink: 'medium',
      of: ({ teamName }) => teamName,
    }),
    textColumn('salesman', t('columns.salesman'), {
      yields: 3,
      width: 128,
      ink: 'medium',
      of: ({ salesman }) => salesman?.name,
    }),
    countColumn('orderCount', t('columns.orderCount'), { yields: 2, isSortable: true, width: 72 }),
    moneyColumn('spentCents', t('columns.spent'), {
      phone: 'line3End',
      isSortable: !areAmountsHidden,
      width: 112,
      isCharged: true,
    }),
    accountColumn(t('columns.status')),
    momentColumn('createdAt', t('columns.createdAt'), {
      phone: 'line3',
      yields: 6,
      isSortable: true,
      width: 136,
    }),
    menuColumn(t('columns.more'), (customer) => ({
      label: t('more', { name: nameOf(customer) }),
      steps: [
        mayEdit && {
          id: 'edit',
          label: t('edit'),
          onAction: () => onAsk({ kind: 'edit', id: customer.id }),
        },
        mayEdit && {
          id: 'phone',
          label: t('changePhone'),
          onAction: () => onAsk({ kind: 'phone', id: customer.id }),
        },
        mayReadOrders && {
          id: 'orders',
          label: t('orders'),
          onAction: () => navigate(`/procurement/order?keywords=${encodeURIComponent(nameOf(customer))}`),
        },
      ],
    })),
  ];
}
