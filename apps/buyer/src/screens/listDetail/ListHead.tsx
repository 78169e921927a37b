import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon, UploadIcon } from '@selvedge/design-system/primitives/Icon';
import { Link } from '@selvedge/design-system/primitives/Link';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PageHeader } from '@selvedge/design-system/layout/Page';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ListDetail } from '../../api/schemas';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { fetchTemplate } from '../../trade/listQuery';
import { listFacts } from './listFacts';

/** Head of a list: breadcrumbs, name and status, facts, template and import. */
export function ListHead({ list }: { list: ListDetail }) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const now = useNow();
  const download = useMutation({
    mutationFn: () => fetchTemplate(list.id),
    onSuccess: (file) => saveFile(file, file.name),
  });
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
          <Link
            variant="quiet"
            size="header"
            href={`/procurement/order?listId=${encodeURIComponent(list.id)}`}
          >
            {t('itsOrders')}
          </Link>
          <Button
            variant="quiet"
            size="header"
            icon={<DownloadIcon />}
            isPending={download.isPending}
            onPress={() => download.mutate()}
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
