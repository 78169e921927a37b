import { useEffect } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Brand } from '../../api/schemas';
import { PagedTable } from '../../trade/PagedTable';
import { useListFilter } from '../../trade/useListFilter';
import { brandPageQuery, lastVisitQuery, noteVisit, setFollowed } from './brands.api';
import { brandColumns } from './brands.columns';
import { INITIALS, readBrandsSearch, shownBrands, writeBrandsSearch } from './brands.search';

/** Page of the brands with products on open lists: followed or not, and with their products that are new since the last visit. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { filter, show, narrowing, paging } = useListFilter({
    read: readBrandsSearch,
    write: writeBrandsSearch,
    names: { initial: t('initial') },
    kept: ['show'],
  });
  const visit = useQuery(lastVisitQuery);
  const since = visit.data ?? null;
  const found = useQuery({ ...brandPageQuery(filter, since), enabled: !answerOf(visit).isWaiting });
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

  return (
    <Page ground="surface" header={<PageHeader title={common('places.brands')} lead={t('lead')} />}>
      <Toolbar
        label={t('tools')}
        end={
          <WordSearch
            label={t('search')}
            words={filter.keywords ?? ''}
            onSearch={(typed) => show({ keywords: typed || undefined })}
            isShort={false}
          />
        }
      >
        <SegmentedControl
          label={t('tools')}
          value={filter.show}
          segments={shownBrands.map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(tab) => show({ show: tab })}
        />
        <ChoiceFilter
          label={t('initial')}
          value={filter.initial}
          choices={INITIALS.map((id) => ({ id, label: id === '#' ? t('otherInitial') : id }))}
          onChange={(initial) => show({ initial })}
          anyLabel={t('anyInitial')}
        />
      </Toolbar>
      <PagedTable
        label={common('places.brands')}
        columns={columns}
        rowId={({ id }) => id}
        minWidth={760}
        empty={
          <EmptyState title={t(filter.show === 'followed' ? 'empty.followed' : 'empty.title')}>
            {t(filter.show === 'followed' ? 'empty.followedHint' : 'empty.hint')}
          </EmptyState>
        }
        narrowing={narrowing}
        query={found}
        {...paging}
      />
    </Page>
  );
}
