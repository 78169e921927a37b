import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { Breadcrumbs } from '@selvedge/design-system/Breadcrumbs';
import { Button } from '@selvedge/design-system/Button';
import { DownloadIcon, UploadIcon } from '@selvedge/design-system/Icon';
import { Link } from '@selvedge/design-system/Link';
import { TintedStatus } from '@selvedge/design-system/OrderStatusBadge';
import { PageHeader } from '@selvedge/design-system/Page';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ListDetail } from '../../api/shapes';
import { saveFile } from '../../trade/saveFile';
import { useNow } from '@selvedge/app-kit/app/useNow';
import { fetchTemplate } from '../../trade/listQuery';
import { listFacts } from './listFacts';

/** Head of a list: where we are, its name and status, its facts, template and import. */
export function ListHead({ list }: { list: ListDetail }) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const [isFetching, setFetching] = useState(false);
  const download = async (): Promise<void> => {
    setFetching(true);
    try {
      const file = await fetchTemplate(list.id);
      saveFile(file, file.name);
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      setFetching(false);
    }
  };
  return (
    <PageHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: common('places.lists'), href: '/products/list' }, { label: list.id }]}
        />
      }
      title={list.name}
      badge={<TintedStatus kind="list" code={list.status} />}
      actions={
        <>
          <Button
            variant="quiet"
            size="header"
            icon={<DownloadIcon />}
            isPending={isFetching}
            onPress={() => void download()}
          >
            {t('downloadTemplate')}
          </Button>
          <Link
            variant="secondary"
            size="header"
            icon={<UploadIcon />}
            href={`/products/import/${encodeURIComponent(list.id)}`}
          >
            {t('importOrderSheet')}
          </Link>
        </>
      }
      facts={listFacts(list, now, t, formats)}
    />
  );
}
