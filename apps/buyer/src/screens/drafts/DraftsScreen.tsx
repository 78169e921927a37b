import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { useFormats } from '@selvedge/design-system/i18n';
import { ListsLink } from '../../trade/ListsLink';
import { session } from '../../api/session';
import { useBuyerList } from '../../trade/useBuyerList';
import { deleteDrafts, draftPageQuery } from './drafts.api';
import { draftColumns, draftHref } from './drafts.columns';
import type { DraftRow } from './drafts.columns';
import { draftsSearch } from './drafts.search';

const DraftDialog = lazyDialog(() => import('./DraftDialog').then((part) => part.DraftDialog));

/** Page of the drafts: own ones and those shared in the team. */
export function DraftsScreen() {
  const { t } = useTranslation(['inquiry', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const [asked, setAsked] = useState<DraftRow | null>(null);
  const [changed, setChanged] = useState<DraftRow | null>(null);
  const { bar, page } = useBuyerList({
    search: draftsSearch,
    query: draftPageQuery,
    columns: draftColumns(t, formats, { ownId: user?.id, onDelete: setAsked, onChange: setChanged }),
    rowHref: draftHref,
    minWidth: 760,
    empty: (
      <EmptyState title={t('drafts.emptyTitle')} action={<ListsLink />}>
        {t('drafts.emptyBody')}
      </EmptyState>
    ),
  });

  return (
    <PlainListPage
      {...page}
      title={common('places.drafts')}
      lead={t('drafts.lead')}
      filters={
        <Toolbar label={t('drafts.tools')}>
          <WordSearch label={t('drafts.search')} words={bar.words} onSearch={bar.onSearch} />
        </Toolbar>
      }
    >
      {changed ? <DraftDialog draft={changed} onClose={() => setChanged(null)} /> : null}
      {asked ? (
        <ConfirmStep
          title={t('drafts.deleteTitle', { title: asked.title })}
          confirmLabel={common('actions.delete')}
          isDestructive
          done={common('messages.deleted')}
          onConfirm={() => deleteDrafts([asked.id])}
          onClose={() => setAsked(null)}
        >
          {t('drafts.deleteBody')}
        </ConfirmStep>
      ) : null}
    </PlainListPage>
  );
}
