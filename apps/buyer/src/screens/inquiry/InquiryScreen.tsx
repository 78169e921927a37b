import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { ListsLink } from '../../trade/ListsLink';
import { errorWords } from '../../trade/errorWords';
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
  return (
    <Page ground="surface" header={<PageHeader title={common('places.inquiry')} />}>
      {error ? (
        <LoadFailure
          error={error}
          title={errorWords(error)}
          missing={{ title: t('missing.title'), body: t('missing.body') }}
          back={{ href: '/procurement/drafts', label: t('missing.back') }}
          onRetry={retry}
        />
      ) : items ? (
        <EmptyState isInset title={t('empty.title')} action={<ListsLink variant="primary" />}>
          {t('empty.body')}
        </EmptyState>
      ) : (
        <TableSkeleton />
      )}
    </Page>
  );
}
