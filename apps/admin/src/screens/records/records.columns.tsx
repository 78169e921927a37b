import { useFormats } from '@selvedge/design-system/i18n';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogRow } from '../../api/schemas';

/** Returns functions for the names of an action and its object; unknown codes of a newer server are shown unchanged. */
export function useRecordWords() {
  const { t } = useTranslation('records');
  return useMemo(
    () => ({
      action: ({ action }: LogRow) => t(`action.${action}`, { defaultValue: action }),
      thing: ({ entityType }: LogRow) => t(`thing.${entityType}`, { defaultValue: entityType }),
    }),
    [t],
  );
}

/** Returns the columns of the operation records: time, operator, action, object. */
export function useColumns(): TableColumn<LogRow>[] {
  const { t } = useTranslation('records');
  const formats = useFormats();
  const words = useRecordWords();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('columns.at'),
        width: 132,
        render: ({ at }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(at)}
          </Text>
        ),
      },
      {
        id: 'operator',
        header: t('columns.operator'),
        width: 168,
        render: ({ operatorName, operatorType }) => (
          <>
            {operatorType === 'SYSTEM' ? t('operator.SYSTEM') : operatorName}{' '}
            {operatorType === 'BUYER' && (
              <Text size="caption" ink="weak">
                {t('operator.BUYER')}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'action',
        header: t('columns.action'),
        isRowHeader: true,
        width: 168,
        render: (row) => <Text weight="medium">{words.action(row)}</Text>,
      },
      {
        id: 'thing',
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
      {
        id: 'module',
        yields: 1,
        header: t('columns.module'),
        width: 104,
        render: ({ module }) => <Text ink="medium">{t(`module.${module}`)}</Text>,
      },
      {
        id: 'note',
        yields: 2,
        header: t('columns.note'),
        width: 240,
        render: ({ note }) => (
          <Text size="caption" ink="medium">
            {note ?? '–'}
          </Text>
        ),
      },
    ],
    [t, formats, words],
  );
}
