import { useFormats } from '@selvedge/design-system/i18n';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogRow } from '../../api/schemas';
import { changesOf, sayValue } from './changes';
import type { Change } from './changes';

/** Details of one record: time, operator, note, and every field before and after side by side. */
export function RecordDetail({ record }: { record: LogRow }) {
  const { t } = useTranslation('records');
  const formats = useFormats();
  const changes = changesOf(record);
  const columns = useMemo((): TableColumn<Change>[] => {
    const say = {
      money: formats.money,
      stamp: formats.stamp,
      yes: t('yes'),
      no: t('no'),
      none: '–',
    };
    return [
      {
        id: 'field',
        header: t('columns.field'),
        isRowHeader: true,
        width: '28%',
        render: ({ name }) => <Text ink="medium">{t(`field.${name}`, { defaultValue: name })}</Text>,
      },
      {
        id: 'before',
        header: t('columns.before'),
        width: '36%',
        render: ({ name, before }) => <Text ink="weak">{sayValue(name, before, say)}</Text>,
      },
      {
        id: 'after',
        header: t('columns.after'),
        width: '36%',
        render: ({ name, after }) => <Text>{sayValue(name, after, say)}</Text>,
      },
    ];
  }, [t, formats]);
  return (
    <Stack gap="s4">
      <Text as="p" ink="medium">
        {t('happened', {
          when: formats.stamp(record.at),
          who: record.operatorType === 'SYSTEM' ? t('operator.SYSTEM') : record.operatorName,
        })}
      </Text>
      {record.note !== undefined && <Text as="p">{record.note}</Text>}
      {changes.length === 0 ? (
        <Text as="p" ink="weak">
          {t('noFields')}
        </Text>
      ) : (
        <Table
          label={t('changes')}
          columns={columns}
          rows={changes}
          rowId={({ name }) => name}
          hasPhoneRows
        />
      )}
    </Stack>
  );
}
