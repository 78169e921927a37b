import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Call, Field } from './reference';

/** Details of one call: its description, its permission, and every field it takes. */
export function CallDetail({ call }: { call: Call }) {
  const { t } = useTranslation('demo');
  const columns = useMemo(
    (): TableColumn<Field>[] => [
      {
        id: 'name',
        header: t('api.field'),
        isRowHeader: true,
        width: '34%',
        render: ({ name, isRequired }) => (
          <>
            <Text isFigure>{name}</Text>{' '}
            {isRequired && (
              <Text size="caption" ink="critical">
                {t('api.required')}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'type',
        header: t('api.type'),
        width: '26%',
        render: ({ type, place }) => (
          <Text size="small" ink="medium">
            {t('api.typeAt', { type, place })}
          </Text>
        ),
      },
      {
        id: 'description',
        header: t('api.description'),
        width: '40%',
        render: ({ description }) => <Text size="small">{description || '–'}</Text>,
      },
    ],
    [t],
  );
  return (
    <Stack gap="s4">
      <CopyList
        items={[
          { name: t('api.path'), value: `${call.method} ${call.path}` },
          { name: t('api.id'), value: call.id },
          ...(call.permission === '' ? [] : [{ name: t('api.permission'), value: call.permission }]),
        ]}
      />
      <Text as="p">{call.description || call.summary}</Text>
      {call.fields.length === 0 ? (
        <Text as="p" ink="weak">
          {t('api.noFields')}
        </Text>
      ) : (
        <Table
          label={t('api.fields')}
          columns={columns}
          rows={call.fields}
          rowId={({ name, place }) => `${place} ${name}`}
          hasPhoneRows
        />
      )}
    </Stack>
  );
}
