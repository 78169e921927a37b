import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { signInPath } from '@selvedge/domain/navigation/returnPath';
import { recordState } from '@selvedge/app-shell/records/recordState';
import { UnreadPage } from '@selvedge/design-system/pages/DetailPage';
import { Link } from '@selvedge/design-system/primitives/Link';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Watermark } from '@selvedge/design-system/shell/Watermark';
import { useFormats } from '@selvedge/design-system/i18n';
import { isApiError, codes } from '@selvedge/api-spec/client';
import { sharedListQuery } from './sharedList.api';
import { SharedProducts } from './SharedProducts';

/** Page of a list behind a share link: read-only, without an account if the link allows it; ordering requires signing in. */
export function SharedListScreen() {
  const { code = '' } = useParams<{ code: string }>();
  const { t } = useTranslation(['sharedList', 'listing']);
  const formats = useFormats();
  const query = useQuery(sharedListQuery(code));
  const { data } = query;
  if (!data) {
    const hasEnded = isApiError(query.error, codes.EXPIRED);
    const missing = { title: t('missing.title'), body: t('missing.body') };
    const words = {
      failed: hasEnded ? missing.title : undefined,
      missing,
      back: { href: signInPath(`/share/${code}`), label: t('missing.back') },
    };
    return (
      <main>
        <UnreadPage title={t('common:places.listDetails')} state={recordState(query, words)} />
      </main>
    );
  }
  const { list, share } = data;
  const detail = `/products/detail/${encodeURIComponent(list.id)}`;
  return (
    <main>
      <Page
        ground="surface"
        header={
          <PageHeader
            title={list.name}
            lead={t('owner', { name: list.ownerName })}
            badge={<TintedStatus kind="list" code={list.status} />}
            actions={
              list.status === 'PENDING' ? (
                <Link variant="primary" size="header" href={share.canOrder ? detail : signInPath(detail)}>
                  {t(share.canOrder ? 'order' : 'signIn')}
                </Link>
              ) : null
            }
            facts={[
              { name: t('facts.closes'), value: formats.dateTime(list.closeAt) },
              {
                name: t('facts.delivery'),
                value: t(`dictionaries:delivery_method.${list.deliveryMethod}`),
              },
              { name: t('facts.minimum'), value: formats.money(list.minOrderValueCents) },
              { name: t('facts.stock'), value: formats.count(list.stockQty, 'pieceShort') },
            ]}
          />
        }
      >
        <SharedProducts code={code} columns={share.columns} />
      </Page>
      <Watermark isOn={share.watermark !== null} text={share.watermark ?? ''} />
    </main>
  );
}
