import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { errorWords } from '../../trade/errorWords';
import { pageIn } from '@selvedge/app-shell/listing/pageIn';
import { PagedTable } from '../../trade/PagedTable';
import { usePageAddress } from '../../trade/usePageAddress';
import { waitFor } from '../../trade/waitFor';
import { watchedPageQuery } from './watched.api';
import type { TakenBack } from './watched.api';
import { watchedColumns, watchedKey } from './watched.columns';

function takeBack({ watched: { productId, skuId, on }, kind }: TakenBack): Promise<void> {
  const left = on.filter((one) => one !== kind);
  return waitFor({ productId, on: left, ...(skuId !== undefined && { skuId }) });
}

/** Page of all products with alerts, each with its price then and now, a link to the product, and buttons to remove the alerts. */
export function WatchedScreen() {
  const { t } = useTranslation('watched');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const page = pageIn(new URLSearchParams(useHashSearch()));
  const found = useQuery(watchedPageQuery(page));
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
  const columns = watchedColumns(t, formats, { onTakeBack: mutate, busy });
  const openPage = usePageAddress(found, '/mine/watched', page);

  return (
    <Page ground="surface" header={<PageHeader title={common('places.watched')} lead={t('lead')} />}>
      <PagedTable
        label={common('places.watched')}
        query={found}
        page={page}
        onPageChange={openPage}
        columns={columns}
        rowId={watchedKey}
        minWidth={860}
        isTall
        empty={
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
        }
        narrowing={null}
      />
    </Page>
  );
}
