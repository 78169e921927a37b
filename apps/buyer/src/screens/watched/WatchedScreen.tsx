import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { errorWords } from '../../trade/errorWords';
import { useBuyerList } from '../../trade/useBuyerList';
import { waitFor } from '../../trade/waitFor';
import { watchedPageQuery } from './watched.api';
import type { TakenBack } from './watched.api';
import { watchedColumns, watchedKey } from './watched.columns';
import { watchedSearch } from './watched.search';

function takeBack({ watched: { productId, skuId, on }, kind }: TakenBack): Promise<void> {
  const left = on.filter((one) => one !== kind);
  return waitFor({ productId, on: left, ...(skuId !== undefined && { skuId }) });
}

/** Page of all products with alerts, each with its price then and now, a link to the product, and buttons to remove the alerts. */
export function WatchedScreen() {
  const { t } = useTranslation(['watched', 'listing']);
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: takeBack,
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('takenBack') });
    },
    onError: (error) =>
      toast.show({
        tone: 'critical',
        message: (isApiError(error) && error.fields['on']) || errorWords(error),
      }),
  });
  const busy = isPending ? variables : null;
  const { page } = useBuyerList({
    search: watchedSearch,
    query: watchedPageQuery,
    columns: watchedColumns(t, formats, { onTakeBack: mutate, busy }),
    rowId: watchedKey,
    minWidth: 860,
    isTall: true,
    empty: (
      <EmptyState
        title={t('empty')}
        action={
          <Link variant="secondary" href="/product/list">
            {common('places.superlists')}
          </Link>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    ),
  });
  return <PlainListPage {...page} title={common('places.watched')} lead={t('lead')} />;
}
