import { useEffect, useMemo } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Brand } from '../../api/schemas';
import { PagedTable } from '../../trade/PagedTable';
import { brandPageQuery, lastVisitQuery, noteVisit, setFollowed } from './brands.api';
import { brandColumns } from './brands.columns';
import { brandsHref, INITIALS, readBrandsSearch, shownBrands } from './brands.search';
import type { BrandsSearch } from './brands.search';

/** Page of the brands with products on open lists: followed or not, and with their products that are new since the last visit. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const query = useHashSearch();
  const search = useMemo(() => readBrandsSearch(query), [query]);
  const visit = useQuery(lastVisitQuery);
  const since = visit.data ?? null;
  const found = useQuery({ ...brandPageQuery(search, since), enabled: !answerOf(visit).isWaiting });
  const isKnown = visit.isSuccess;
  useEffect(() => {
    // If the visit cannot be stored, the same products are marked as new again next time; nothing is lost.
    if (isKnown) void noteVisit().catch(() => undefined);
  }, [isKnown]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (brand: Brand) => setFollowed(brand.id, !brand.followed),
  });
  const busyId = isPending ? variables.id : null;
  const columns = brandColumns(t, formats, { onFollow: mutate, busyId });
  const change = (next: Partial<BrandsSearch>): void => navigate(brandsHref({ ...search, page: 1, ...next }));
  const { keywords, initial } = search;
  const narrowing = useNarrowing({ keywords, initial }, { initial: t('initial') }, () =>
    change({ keywords: undefined, initial: undefined }),
  );

  return (
    <Page ground="surface" header={<PageHeader title={common('places.brands')} lead={t('lead')} />}>
      <Toolbar
        label={t('tools')}
        end={
          <WordSearch
            label={t('search')}
            words={keywords ?? ''}
            onSearch={(typed) => change({ keywords: typed || undefined })}
            isShort={false}
          />
        }
      >
        <SegmentedControl
          label={t('tools')}
          value={search.show}
          segments={shownBrands.map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(show) => change({ show })}
        />
        <ChoiceFilter
          label={t('initial')}
          value={initial}
          choices={INITIALS.map((id) => ({ id, label: id === '#' ? t('otherInitial') : id }))}
          onChange={(next) => change({ initial: next })}
          anyLabel={t('anyInitial')}
        />
      </Toolbar>
      <PagedTable
        label={common('places.brands')}
        columns={columns}
        rowId={({ id }) => id}
        minWidth={760}
        empty={
          <EmptyState title={t(search.show === 'followed' ? 'empty.followed' : 'empty.title')}>
            {t(search.show === 'followed' ? 'empty.followedHint' : 'empty.hint')}
          </EmptyState>
        }
        narrowing={narrowing}
        query={found}
        page={search.page}
        onPageChange={(page) => change({ page })}
      />
    </Page>
  );
}
