import { useTranslation } from 'react-i18next';
import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Notice } from '../../api/schemas';

/** Returns the columns of the user's inbox. */
export function useColumns(): TableColumn<Notice>[] {
  const { t } = useTranslation('notices');
  return [
    {
      id: 'title',
      phone: 'line1',
      header: t('columns.title'),
      isRowHeader: true,
      width: '60%',
      render: ({ title, text, readAt }) => (
        <Stack gap="s1">
          <Text weight={readAt === undefined ? 'medium' : 'regular'}>{title}</Text>
          <Text size="small" ink="medium">
            {text}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'level',
      phone: 'line2',
      header: t('columns.level'),
      width: 88,
      render: ({ level = 'NORMAL' }) =>
        level === 'NORMAL' ? (
          <Text ink="weak">{t('levels.NORMAL')}</Text>
        ) : (
          <StatusMark glyph="full" tone={level === 'URGENT' ? 'critical' : 'warning'}>
            {t(`levels.${level}`)}
          </StatusMark>
        ),
    },
    textColumn('type', t('columns.type'), {
      yields: 1,
      width: 88,
      ink: 'medium',
      of: ({ type }) => t(`types.${type}`),
    }),
    momentColumn('at', t('columns.at'), { phone: 'line2End', width: 132, of: ({ createdAt }) => createdAt }),
    {
      id: 'state',
      phone: 'line1End',
      header: t('columns.state'),
      width: 88,
      render: ({ readAt }) =>
        readAt === undefined ? (
          <StatusMark glyph="ring" tone="info">
            {t('unread')}
          </StatusMark>
        ) : (
          <StatusMark glyph="dash" isOff>
            {t('read')}
          </StatusMark>
        ),
    },
  ];
}
