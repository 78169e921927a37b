import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failedState } from '@selvedge/app-shell/records/recordState';
import { UnreadPage } from '@selvedge/design-system/pages/DetailPage';
import { useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { ListsLink } from '../../trade/ListsLink';
import { InquirySheet } from './InquirySheet';
import { readSource, sourceKey } from './inquiry.search';
import { useInquirySource } from './useInquirySource';

/** Page that creates an inquiry from a draft, the cart, or the quantities entered on lists. */
export function InquiryScreen() {
  const { t } = useTranslation(['inquiry', 'addresses']);
  const { t: common } = useTranslation();
  const search = useHashSearch();
  const source = useMemo(() => readSource(search), [search]);
  const { items, draft, error, retry } = useInquirySource(source);
  if (source && items && items.length > 0) {
    return <InquirySheet key={sourceKey(source)} source={source} items={items} draft={draft} />;
  }
  const title = common('places.inquiry');
  if (items)
    return (
      <Page ground="surface" header={<PageHeader title={title} />}>
        <EmptyState isInset title={t('empty.title')} action={<ListsLink variant="primary" />}>
          {t('empty.body')}
        </EmptyState>
      </Page>
    );
  const words = {
    missing: { title: t('missing.title'), body: t('missing.body') },
    back: { href: '/procurement/drafts', label: t('missing.back') },
  };
  return (
    <UnreadPage
      title={title}
      state={error ? failedState({ error, onRetry: retry }, words) : { kind: 'loading' }}
    />
  );
}
