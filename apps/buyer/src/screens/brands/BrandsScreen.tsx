import { useEffect } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Brand } from '../../api/schemas';
import { useBuyerList } from '../../trade/useBuyerList';
import { brandPageQuery, lastVisitQuery, noteVisit, setFollowed } from './brands.api';
import { brandColumns } from './brands.columns';
import { brandsSearch, INITIALS, shownBrands } from './brands.search';

/** Page of the brands with products on open lists: followed or not, and with their products that are new since the last visit. */
export function BrandsScreen() {
  const { t } = useTranslation(['brands', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const visit = useQuery(lastVisitQuery);
  const since = visit.data ?? null;
  const isKnown = visit.isSuccess;
  useEffect(() => {
    // If the visit cannot be stored, the same products are marked as new again next time; nothing is lost.
    if (isKnown) void noteVisit().catch(() => undefined);
  }, [isKnown]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (brand: Brand) => setFollowed(brand.id, !brand.followed),
  });
  const isFollowed = brandsSearch.read(useHashSearch()).show === 'followed';
  const { filter, show, bar, page } = useBuyerList({
    search: brandsSearch,
    names: { initial: t('initial') },
    kept: ['show'],
    query: (asked) => ({ ...brandPageQuery(asked, since), enabled: !answerOf(visit).isWaiting }),
    columns: brandColumns(t, formats, { onFollow: mutate, busyId: isPending ? variables.id : null }),
    minWidth: 760,
    empty: (
      <EmptyState title={t(isFollowed ? 'empty.followed' : 'empty.title')}>
        {t(isFollowed ? 'empty.followedHint' : 'empty.hint')}
      </EmptyState>
    ),
  });

  return (
    <PlainListPage
      {...page}
      title={common('places.brands')}
      lead={t('lead')}
      filters={
        <Toolbar
          label={t('tools')}
          end={<WordSearch label={t('search')} words={bar.words} onSearch={bar.onSearch} isShort={false} />}
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
      }
    />
  );
}
