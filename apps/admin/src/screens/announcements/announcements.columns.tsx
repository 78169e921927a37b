import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { noticeActions } from '@selvedge/domain/stateMachines/announcements';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import type { NoticeAdminRow } from '../../api/schemas';
import { session } from '../../api/session';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';
import type { NoticeStep } from './announcements.api';

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
  const { user } = useSnapshot(session);
  const mayDelete = useAllowed(['sys:notice:delete']);
  const actor = { side: 'staff', perms: user?.perms ?? [], roles: user?.roles ?? [] } as const;
  return [
    textColumn('title', t('columns.title'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 264,
      weight: 'medium',
    }),
    {
      id: 'status',
      phone: 'line1End',
      header: t('columns.status'),
      width: 96,
      render: ({ status }) => <StatusMark {...LOOKS[status]}>{t(`status.${status}`)}</StatusMark>,
    },
    textColumn('target', t('columns.target'), {
      phone: 'line2',
      width: 112,
      of: ({ target }) => t(`target.${target}`),
    }),
    textColumn('readCount', t('columns.read'), {
      phone: 'line2End',
      isNamedOnPhone: true,
      align: 'end',
      isSortable: true,
      width: 104,
      isFigure: true,
      of: ({ status, readCount, recipientCount }) =>
        status === 'PUBLISHED'
          ? t('readOf', { read: formats.quantity(readCount), all: formats.quantity(recipientCount) })
          : null,
    }),
    textColumn('level', t('columns.level'), {
      yields: 3,
      width: 88,
      of: ({ level }) => t(`notices:levels.${level}`),
    }),
    textColumn('createdBy', t('columns.createdBy'), { phone: 'line3', yields: 2, width: 136 }),
    momentColumn('createdAt', t('columns.createdAt'), { yields: 1, isSortable: true, width: 132 }),
    momentColumn('publishedAt', t('columns.publishedAt'), {
      phone: 'line3End',
      isSortable: true,
      width: 132,
    }),
    menuColumn(t('columns.more'), (notice) => ({
      label: t('more', { title: notice.title }),
      steps: [...noticeActions(notice.status, actor), ...(mayDelete ? (['delete'] as const) : [])].map(
        (kind) => ({ id: kind, label: t(`step.${kind}`), onAction: () => onAsk({ kind, notice }) }),
      ),
    })),
  ];
}
