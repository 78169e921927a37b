import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { RecordPage } from '@selvedge/app-shell/records/RecordPage';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { Lightbox } from '@selvedge/design-system/primitives/Lightbox';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import type { ProductDetail } from '../../api/schemas';
import { OrderFoot } from '../../manifest/OrderFoot';
import { useWrittenOrder } from '../../manifest/useWrittenOrder';
import { pictureSrc } from '../../trade/picture';
import { ProductRow } from './ProductRow';
import { coloursOf } from './offers';
import { Offers } from './Offers';
import { productQuery } from '../../trade/productQuery';
import { useProductHead } from './useProductHead';
import { Watch } from './Watch';

/** Page of a product: pictures, sizes by list and price, other colours, similar products, and the order bar. */
export function ProductScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const listId = new URLSearchParams(useSearch()).get('list') ?? undefined;
  const { t } = useTranslation(['product', 'listDetail']);
  const { t: common } = useTranslation();
  const query = useQuery(productQuery(id, listId));
  return (
    <RecordPage
      query={query}
      title={common('places.product')}
      missing={{ title: t('missing.title'), body: t('missing.body') }}
      back={{ href: '/product/list', label: common('places.superlists') }}
    >
      {(product) => <ProductSheet product={product} />}
    </RecordPage>
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
      <DetailPage isInset {...useProductHead(product)}>
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
      </DetailPage>
      <OrderFoot
        order={order}
        listId={null}
        draftTitle={lists('superlists.draft')}
        invalidCount={invalid.size}
      />
    </>
  );
}
