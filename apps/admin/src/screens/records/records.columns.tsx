import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogRow } from '../../api/schemas';

/** Returns functions for the names of an action, which may differ by object, and of its object; unknown codes of a newer server are shown unchanged. */
export function useRecordWords() {
  const { t } = useTranslation('records');
  return useMemo(
    () => ({
      action: ({ entityType, action }: LogRow) =>
        t([`action.${entityType}.${action}`, `action.${action}`], { defaultValue: action }),
      thing: ({ entityType }: LogRow) => t(`thing.${entityType}`, { defaultValue: entityType }),
    }),
    [t],
  );
}

/** Returns the columns of the operation records: time, operator, action, object. */
export function useColumns(): TableColumn<LogRow>[] {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  return [
    momentColumn('at', t('columns.at'), { phone: 'line1End', width: 132 }),
    textColumn('operator', t('columns.operator'), {
      phone: 'line3',
      width: 168,
      of: ({ operatorName, operatorType }) =>
        operatorType === 'SYSTEM' ? t('operator.SYSTEM') : operatorName,
      note: ({ operatorType }) => (operatorType === 'BUYER' ? t('operator.BUYER') : null),
    }),
    textColumn('action', t('columns.action'), {
      phone: 'line1',
      isRowHeader: true,
      width: 168,
      weight: 'medium',
      of: words.action,
    }),
    {
      id: 'thing',
      phone: 'line2',
      header: t('columns.thing'),
      width: 264,
      render: (row) => (
        <>
          <Text size="caption" ink="weak">
            {words.thing(row)}
          </Text>{' '}
          <Text isFigure>{row.entityName || row.entityId}</Text>
        </>
      ),
    },
    textColumn('module', t('columns.module'), {
      phone: 'line3End',
      yields: 1,
      width: 104,
      ink: 'medium',
      of: ({ module }) => t(`module.${module}`),
    }),
    textColumn('note', t('columns.note'), { yields: 2, width: 240, size: 'caption', ink: 'medium' }),
  ];
}
