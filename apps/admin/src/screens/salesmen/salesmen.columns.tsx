import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { Button } from '@selvedge/design-system/primitives/Button';
import { useFormats } from '@selvedge/design-system/i18n';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { SalesmanRow } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';

/** Returns the columns of the list of salespeople. */
export function useColumns(onAsk: (salesman: SalesmanRow) => void): TableColumn<SalesmanRow>[] {
  const { t } = useTranslation('salesmen');
  const states = useDictionary('account_status');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        isSortable: true,
        width: 200,
        render: ({ name, deptName }) => (
          <>
            <Text weight="medium">{name}</Text>{' '}
            <Text size="caption" ink="weak">
              {deptName}
            </Text>
          </>
        ),
      },
      {
        id: 'code',
        header: t('columns.code'),
        width: 128,
        render: ({ invitationCode }) => <Text isFigure>{invitationCode ?? '–'}</Text>,
      },
      {
        id: 'customerCount',
        header: t('columns.customerCount'),
        align: 'end',
        isSortable: true,
        width: 88,
        render: ({ customerCount }) => formats.quantity(customerCount),
      },
      {
        id: 'openOrderCount',
        header: t('columns.openOrderCount'),
        align: 'end',
        isSortable: true,
        width: 120,
        render: ({ openOrderCount }) => formats.quantity(openOrderCount),
      },
      {
        id: 'mobile',
        yields: 1,
        header: t('columns.mobile'),
        width: 148,
        render: ({ mobile }) => (
          <Text ink="medium" isFigure>
            {mobile ?? '–'}
          </Text>
        ),
      },
      {
        id: 'email',
        yields: 2,
        header: t('columns.email'),
        width: 200,
        render: ({ email }) => <Text ink="medium">{email ?? '–'}</Text>,
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
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 112,
        render: (row) => (
          <Allowed anyOf={['biz:salesman:edit']}>
            <Button
              variant="link"
              aria-label={t('newCodeFor', { name: row.name })}
              onPress={() => onAsk(row)}
            >
              {t('newCode')}
            </Button>
          </Allowed>
        ),
      },
    ],
    [t, formats, states, onAsk],
  );
}
