import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { CustomerRow } from '../../api/schemas';
import { CustomerMenu } from './CustomerMenu';
import type { CustomerMenuProps } from './CustomerMenu';

/** Returns the columns of the list of customers. */
export function useColumns(onAsk: CustomerMenuProps['onAsk']): TableColumn<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const states = useDictionary('account_status');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  return useMemo(
    () => [
      {
        id: 'nickname',
        header: t('columns.nickname'),
        isRowHeader: true,
        isSortable: true,
        width: 200,
        render: ({ nickname, username, companyName }) => (
          <>
            <Text weight="medium">{nickname || username}</Text>{' '}
            <Text size="caption" ink="weak">
              {companyName}
            </Text>
          </>
        ),
      },
      {
        id: 'identity',
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
      {
        id: 'phone',
        yields: 4,
        header: t('columns.phone'),
        width: 148,
        render: ({ areaCode, phone }) => (
          <Text ink="medium" isFigure>
            {phone === '' ? '–' : `${areaCode} ${phone}`}
          </Text>
        ),
      },
      {
        id: 'team',
        yields: 5,
        header: t('columns.team'),
        width: 120,
        render: ({ teamName }) => <Text ink="medium">{teamName ?? '–'}</Text>,
      },
      {
        id: 'salesman',
        yields: 3,
        header: t('columns.salesman'),
        width: 128,
        render: ({ salesman }) => <Text ink="medium">{salesman?.name ?? '–'}</Text>,
      },
      {
        id: 'orderCount',
        yields: 2,
        header: t('columns.orderCount'),
        align: 'end',
        isSortable: true,
        width: 72,
        render: ({ orderCount }) => formats.quantity(orderCount),
      },
      {
        id: 'spentCents',
        header: t('columns.spent'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 112,
        render: ({ spentCents }) => <PriceCell cents={spentCents} isCharged />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 88,
        render: ({ status }) => (
          <StatusMark
            glyph={status === 'ENABLED' ? 'full' : 'cross'}
            tone={states.toneOf(status, status === 'ENABLED' ? 'positive' : 'critical')}
            isOff={status === 'DISABLED'}
          >
            {t(`dictionaries:account_status.${status}`)}
          </StatusMark>
        ),
      },
      {
        id: 'createdAt',
        yields: 6,
        header: t('columns.createdAt'),
        isSortable: true,
        width: 136,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (row) => <CustomerMenu customer={row} onAsk={onAsk} />,
      },
    ],
    [t, formats, states, areAmountsHidden, onAsk],
  );
}
