import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { noticeStatusValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { announcementsQuery, applyTransition } from './announcements.api';
import type { NoticeStep } from './announcements.api';
import { useColumns } from './announcements.columns';
import type { AskedOfNotice } from './announcements.columns';
import { announcementsSearch } from './announcements.search';

const NewNoticeDialog = lazyDialog(() =>
  import('./AnnouncementDialogs').then((part) => part.NewNoticeDialog),
);
const NoticeDialog = lazyDialog(() => import('./AnnouncementDialogs').then((part) => part.NoticeDialog));

/** Page of the notices that staff write: drafts are published to roles, departments or customers, and revoked. */
export function AnnouncementsScreen() {
  const { t } = useTranslation(['announcements', 'notices', 'listing']);
  const [asked, ask] = useState<AskedOfNotice>();
  const [isAdding, setAdding] = useState(false);
  const { bar, page } = useStaffList('houseNotices', {
    search: announcementsSearch,
    choices: [
      {
        name: 'status',
        label: t('columns.status'),
        choices: noticeStatusValues.map((id) => ({ id, label: t(`status.${id}`) })),
      },
    ],
    query: announcementsQuery,
    columns: useColumns(ask),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const close = (): void => ask(undefined);

  return (
    <ListPage
      {...page}
      title={t('common:route.houseNotices')}
      actions={
        <Allowed anyOf={['sys:notice:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    >
      {isAdding && <NewNoticeDialog onClose={() => setAdding(false)} />}
      {asked?.kind === 'edit' && <NoticeDialog id={asked.notice.id} onClose={close} />}
      {asked && asked.kind !== 'edit' && <AskStep kind={asked.kind} notice={asked.notice} onClose={close} />}
    </ListPage>
  );
}

function AskStep({ kind, notice, onClose }: AskedOfNotice & { kind: NoticeStep; onClose: () => void }) {
  const { t } = useTranslation('announcements');
  return (
    <ConfirmStep
      title={t(`ask.${kind}`, { title: notice.title })}
      confirmLabel={t(`step.${kind}`)}
      version={notice.version}
      done={t(`done.${kind}`)}
      onConfirm={(version) => applyTransition(kind, notice.id, version)}
      onClose={onClose}
    >
      {t(`askText.${kind}`, { target: t(`target.${notice.target}`) })}
    </ConfirmStep>
  );
}
