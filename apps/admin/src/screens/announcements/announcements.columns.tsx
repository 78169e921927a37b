import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { noticeActions } from '@selvedge/domain/stateMachines/announcements';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { NoticeAdminRow } from '../../api/schemas';
import { session } from '../../api/session';
import { useAllowed } from '../../session/Allowed';
import type { NoticeStep } from './announcements.api';

const DELETE = ['sys:notice:delete'] as const;

const LOOKS: Readonly<Record<NoticeAdminRow['status'], Pick<StatusMarkProps, 'glyph' | 'tone' | 'isOff'>>> = {
  DRAFT: { glyph: 'ring', tone: 'info' },
  PUBLISHED: { glyph: 'full', tone: 'positive' },
  REVOKED: { glyph: 'dash', isOff: true },
};

/** Action on one notice that opens a dialog. */
export interface AskedOfNotice {
  kind: 'edit' | NoticeStep;
  notice: NoticeAdminRow;
}

/** Returns the columns of the list of notices. */
export function useColumns(onAsk: (asked: AskedOfNotice) => void): TableColumn<NoticeAdminRow>[] {
  const { t } = useTranslation(['announcements', 'notices']);
  const formats = useFormats();
  return useMemo(() => {
    const stamp = (at: string | null) => (
      <Text ink="weak" isFigure>
        {at === null ? '–' : formats.stamp(at)}
      </Text>
    );
    return [
      {
        id: 'title',
        header: t('columns.title'),
        isRowHeader: true,
        isSortable: true,
        width: 264,
        render: ({ title }) => <Text weight="medium">{title}</Text>,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 96,
        render: ({ status }) => <StatusMark {...LOOKS[status]}>{t(`status.${status}`)}</StatusMark>,
      },
      { id: 'target', header: t('columns.target'), width: 112, render: (row) => t(`target.${row.target}`) },
      {
        id: 'readCount',
        header: t('columns.read'),
        align: 'end',
        isSortable: true,
        width: 104,
        render: ({ status, readCount, recipientCount }) => (
          <Text isFigure>
            {status === 'PUBLISHED'
              ? t('readOf', { read: formats.quantity(readCount), all: formats.quantity(recipientCount) })
              : '–'}
          </Text>
        ),
      },
      {
        id: 'level',
        yields: 3,
        header: t('columns.level'),
        width: 88,
        render: (row) => t(`notices:levels.${row.level}`),
      },
      {
        id: 'createdBy',
        yields: 2,
        header: t('columns.createdBy'),
        width: 136,
        render: (row) => row.createdBy,
      },
      {
        id: 'createdAt',
        yields: 1,
        header: t('columns.createdAt'),
        isSortable: true,
        width: 132,
        render: ({ createdAt }) => stamp(createdAt),
      },
      {
        id: 'publishedAt',
        header: t('columns.publishedAt'),
        isSortable: true,
        width: 132,
        render: ({ publishedAt }) => stamp(publishedAt),
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (notice) => <NoticeMenu notice={notice} onAsk={onAsk} />,
      },
    ];
  }, [t, formats, onAsk]);
}

function NoticeMenu({ notice, onAsk }: { notice: NoticeAdminRow; onAsk: (asked: AskedOfNotice) => void }) {
  const { t } = useTranslation(['announcements', 'notices']);
  const { user } = useSnapshot(session);
  const mayDelete = useAllowed(DELETE);
  const actor = { side: 'staff', perms: user?.perms ?? [], roles: user?.roles ?? [] } as const;
  const kinds = [...noticeActions(notice.status, actor), ...(mayDelete ? (['delete'] as const) : [])];
  if (kinds.length === 0) return null;
  const label = t('more', { title: notice.title });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[
        {
          id: 'steps',
          items: kinds.map((kind) => ({
            id: kind,
            label: t(`step.${kind}`),
            onAction: () => onAsk({ kind, notice }),
          })),
        },
      ]}
    />
  );
}
