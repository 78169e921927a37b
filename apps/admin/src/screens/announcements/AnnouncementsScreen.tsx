import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { noticeStatusValues } from '@selvedge/api-spec/values';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { ANNOUNCEMENTS_PER_PAGE, announcementsQuery, applyTransition } from './announcements.api';
import type { NoticeStep } from './announcements.api';
import { useColumns } from './announcements.columns';
import type { AskedOfNotice } from './announcements.columns';
import { readAnnouncementsFilter, sortColumns, writeAnnouncementsFilter } from './announcements.search';

const NewNoticeDialog = lazyDialog(() =>
  import('./AnnouncementDialogs').then((part) => part.NewNoticeDialog),
);
const NoticeDialog = lazyDialog(() => import('./AnnouncementDialogs').then((part) => part.NoticeDialog));

/** Page of the notices that staff write: drafts are published to roles, departments or customers, and revoked. */
export function AnnouncementsScreen() {
  const { t } = useTranslation(['announcements', 'notices', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readAnnouncementsFilter,
    write: writeAnnouncementsFilter,
    choices: [
      {
        name: 'status',
        label: t('columns.status'),
        choices: noticeStatusValues.map((id) => ({ id, label: t(`status.${id}`) })),
      },
    ],
  });
  const notices = useQuery(announcementsQuery(filter));
  const [asked, ask] = useState<AskedOfNotice>();
  const [isAdding, setAdding] = useState(false);
  const { chooser, ...chosen } = useChosenColumns('houseNotices', useColumns(ask));
  const close = (): void => ask(undefined);

  return (
    <ListPage
      title={t('common:route.houseNotices')}
      actions={
        <Allowed anyOf={['sys:notice:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
    >
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} tools={chooser} />
      <Listing
        label={t('common:route.houseNotices')}
        query={notices}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={ANNOUNCEMENTS_PER_PAGE}
      />
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
