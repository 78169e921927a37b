import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { LoadFailure } from '@selvedge/app-shell/app/LoadFailure';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Lightbox } from '@selvedge/design-system/primitives/Lightbox';
import { Skeleton, TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import type { ProductDetail } from '../../api/schemas';
import { OrderFoot } from '../../manifest/OrderFoot';
import { useWrittenOrder } from '../../manifest/useWrittenOrder';
import { errorWords } from '../../trade/errorWords';
import { pictureSrc } from '../../trade/picture';
import { ProductRow } from './ProductRow';
import { coloursOf } from './offers';
import { Offers } from './Offers';
import { productQuery } from '../../trade/productQuery';
import { ProductHead } from './ProductHead';
import { Watch } from './Watch';

/** Page of a product: pictures, sizes by list and price, other colours, similar products, and the order bar. */
export function ProductScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const listId = new URLSearchParams(useSearch()).get('list') ?? undefined;
  const { t } = useTranslation(['product', 'listDetail']);
  const { t: common } = useTranslation();
  const query = useQuery(productQuery(id, listId));
  if (query.data) return <ProductSheet key={id} product={query.data} />;
  if (answerOf(query).hasFailed) {
    return (
      <Page ground="surface" header={<PageHeader title={common('places.product')} />}>
        <LoadFailure
          error={query.error}
          title={errorWords(query.error)}
          missing={{ title: t('missing.title'), body: t('missing.body') }}
          back={{ href: '/product/list', label: common('places.superlists') }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Page>
    );
  }
  return (
    <Page header={<PageHeader title={common('places.product')} lead={<Skeleton />} />} ground="surface">
      <TableSkeleton rows={8} />
    </Page>
  );
}

function ProductSheet({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { t: lists } = useTranslation('listDetail');
  const order = useWrittenOrder(null);
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const markInvalid = useCallback((field: string, isInvalid: boolean) => {
    setInvalid((before) => {
      const after = new Set(before);
      if (isInvalid) after.add(field);
      else after.delete(field);
      return after;
    });
  }, []);
  const colours = coloursOf(product);
  const similar = product.similar.filter((one) => !colours.includes(one));
  const { brandName, name, color, images, description } = product;
  return (
    <>
      <Page ground="surface" isInset header={<ProductHead product={product} />}>
        <Stack gap="s7">
          <Columns template="short">
            <Stack gap="s4">
              <Lightbox
                name={t('title', { brand: brandName, name, colour: color })}
                pictures={(images.length > 0 ? images : [undefined]).map((image, index) => ({
                  src: pictureSrc(image),
                  alt: t('picture', { name, no: index + 1 }),
                }))}
                size="fill"
                isEager
              />
              {description ? (
                <Text as="p" size="small" ink="medium">
                  {description}
                </Text>
              ) : null}
            </Stack>
            <Stack gap="s7">
              <ProductRow title={t('colours')} products={colours} nameOf={({ color }) => color} />
              <Offers product={product} onInvalidChange={markInvalid} />
              <Watch product={product} />
            </Stack>
          </Columns>
          <ProductRow
            title={t('similar')}
            note={t('similarNote')}
            products={similar}
            nameOf={(one) => t('named', { name: one.name, colour: one.color })}
          />
        </Stack>
      </Page>
      <OrderFoot
        order={order}
        listId={null}
        draftTitle={lists('superlists.draft')}
        invalidCount={invalid.size}
      />
    </>
  );
}
