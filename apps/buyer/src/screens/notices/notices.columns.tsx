import type { TFunction } from 'i18next';
import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { components } from '@selvedge/api-spec/types';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';

/** Notice of the buyer. */
export type Notice = components['schemas']['Notice'];

interface NoticeSteps {
  onRead: (notice: Notice) => void;
  /** Id of the notice that is being marked as read. */
  busyId: string | null;
}

/** Returns the columns of the notices. */
export function noticeColumns(
  t: TFunction<'notices'>,
  { onRead, busyId }: NoticeSteps,
): TableColumn<Notice>[] {
  return [
    {
      id: 'title',
      phone: 'line1',
      header: t('columns.title'),
      isRowHeader: true,
      width: '56%',
      render: (notice) => (
        <Stack gap="s1">
          <Text weight={notice.readAt === undefined ? 'medium' : 'regular'}>
            {notice.link === undefined ? (
              notice.title
            ) : (
              <Link
                variant="plain"
                href={notice.link}
                onPress={() => notice.readAt === undefined && onRead(notice)}
              >
                {notice.title}
              </Link>
            )}
          </Text>
          <Text size="small" ink="medium">
            {notice.text}
          </Text>
        </Stack>
      ),
    },
    textColumn('type', t('columns.type'), { phone: 'line2', of: ({ type }) => t(`types.${type}`) }),
    momentColumn('at', t('columns.at'), {
      phone: 'line2End',
      ink: undefined,
      of: ({ createdAt }) => createdAt,
    }),
    {
      id: 'state',
      phone: 'line1End',
      header: t('columns.state'),
      align: 'end',
      render: (notice) =>
        notice.readAt === undefined ? (
          <Button
            variant="link"
            aria-label={t('markNamed', { title: notice.title })}
            isPending={busyId === notice.id}
            onPress={() => onRead(notice)}
          >
            {t('mark')}
          </Button>
        ) : (
          <StatusMark glyph="dash" isOff>
            {t('read')}
          </StatusMark>
        ),
    },
  ];
}
