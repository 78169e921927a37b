import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { navigate, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import { ListsLink } from '../../trade/ListsLink';
import { session } from '../../api/session';
import { PagedTable } from '../../trade/PagedTable';
import { usePageAddress } from '../../trade/usePageAddress';
import { deleteDrafts, draftPageQuery } from './drafts.api';
import { draftColumns, draftHref } from './drafts.columns';
import type { DraftRow } from './drafts.columns';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';

const DraftDialog = lazyDialog(() => import('./DraftDialog').then((part) => part.DraftDialog));

const HERE = '/procurement/drafts';
const LONGEST = 100;

/** Page of the drafts: own ones and those shared in the team. */
export function DraftsScreen() {
  const { t } = useTranslation(['inquiry', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const search = new URLSearchParams(useHashSearch());
  const page = pageIn(search);
  const keywords = search.get('keywords')?.trim().slice(0, LONGEST) ?? '';
  const pathOf = (words: string): string =>
    words === '' ? HERE : `${HERE}?${new URLSearchParams({ keywords: words }).toString()}`;
  const find = (words: string): void => navigate(pathOf(words.trim()));
  const narrowing = useWordNarrowing(keywords, () => find(''));
  const found = useQuery(draftPageQuery(keywords, page));
  const [asked, setAsked] = useState<DraftRow | null>(null);
  const [changed, setChanged] = useState<DraftRow | null>(null);
  const columns = draftColumns(t, formats, { ownId: user?.id, onDelete: setAsked, onChange: setChanged });
  const openPage = usePageAddress(found, pathOf(keywords), page);

  return (
    <Page ground="surface" header={<PageHeader title={common('places.drafts')} lead={t('drafts.lead')} />}>
      <Toolbar label={t('drafts.tools')}>
        <WordSearch label={t('drafts.search')} words={keywords} onSearch={find} />
      </Toolbar>
      <PagedTable
        label={common('places.drafts')}
        query={found}
        page={page}
        onPageChange={openPage}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={draftHref}
        minWidth={760}
        empty={
          <EmptyState title={t('drafts.emptyTitle')} action={<ListsLink />}>
            {t('drafts.emptyBody')}
          </EmptyState>
        }
        narrowing={narrowing}
      />
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
    </Page>
  );
}
