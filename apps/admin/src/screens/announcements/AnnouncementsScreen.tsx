import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { WordSearch } from '../../listing/WordSearch';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { NewNoticeDialog, NoticeDialog } from './AnnouncementDialogs';
import { ANNOUNCEMENTS_PER_PAGE, announcementsQuery, applyTransition } from './announcements.api';
import type { NoticeStep } from './announcements.api';
import { useColumns } from './announcements.columns';
import type { AskedOfNotice } from './announcements.columns';
import {
  readAnnouncementsFilter,
  sortColumns,
  STATUSES,
  writeAnnouncementsFilter,
} from './announcements.search';
import type { AnnouncementsFilter } from './announcements.search';

const ANY = 'ANY';

/** Page of the notices that staff write: drafts are published to roles, departments or customers, and revoked. */
export function AnnouncementsScreen() {
  const { t } = useTranslation(['announcements', 'notices', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readAnnouncementsFilter(search);
  const notices = useQuery(announcementsQuery(filter));
  const [asked, ask] = useState<AskedOfNotice>();
  const [isAdding, setAdding] = useState(false);
  const { columns, chooser } = useChosenColumns('houseNotices', useColumns(ask));
  const show = (change: Partial<AnnouncementsFilter>): void =>
    setSearch(writeAnnouncementsFilter({ ...filter, page: 1, ...change }));
  const close = (): void => ask(undefined);
  const narrowing = useNarrowing(
    writeAnnouncementsFilter(filter),
    { status: t('columns.status') },
    setSearch,
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.houseNotices')}
          actions={
            <Allowed anyOf={['sys:notice:add']}>
              <Button variant="primary" size="header" onPress={() => setAdding(true)}>
                {t('add')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <Toolbar label={t('filters')} gap="wide" end={chooser}>
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <FilterSelect
          label={t('columns.status')}
          value={filter.status ?? ANY}
          options={[
            { id: ANY, label: t('any') },
            ...STATUSES.map((id) => ({ id, label: t(`status.${id}`) })),
          ]}
          onChange={(id) => show({ status: STATUSES.find((one) => one === id) })}
        />
      </Toolbar>
      <Listing
        label={t('common:route.houseNotices')}
        query={notices}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={ANNOUNCEMENTS_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
      {isAdding && <NewNoticeDialog onClose={() => setAdding(false)} />}
      {asked?.kind === 'edit' && <NoticeDialog id={asked.notice.id} onClose={close} />}
      {asked && asked.kind !== 'edit' && <AskStep kind={asked.kind} notice={asked.notice} onClose={close} />}
    </Page>
  );
}

function AskStep({ kind, notice, onClose }: AskedOfNotice & { kind: NoticeStep; onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const step = useMutation({
    mutationFn: () => applyTransition(kind, notice),
    onSettled: onClose,
    onSuccess: () => toast.show({ tone: 'positive', message: t(`done.${kind}`) }),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(`ask.${kind}`, { title: notice.title })}
      confirmLabel={t(`step.${kind}`)}
      isPending={step.isPending}
      onConfirm={() => step.mutate()}
    >
      {t(`askText.${kind}`, { target: t(`target.${notice.target}`) })}
    </ConfirmDialog>
  );
}
