import { useState } from 'react';
import { useFormats, useLocale } from '../../i18n';
import { storyProducts } from '../ManifestTable/storyProducts';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';
import { CompareTable } from './CompareTable';
import type { CompareRow } from './CompareTable';

/** Controls of the stories: sample products side by side. */
export interface StoryCompareProps {
  count?: number;
  /** Index of an item that is still loading. */
  waiting?: number;
  /** Index of an item that could not be loaded. */
  missing?: number;
  isFixed?: boolean;
  onRemove?: (id: string) => void;
}

export function StoryCompare({ count = 3, waiting, missing, isFixed, onRemove, ...root }: StoryCompareProps) {
  const { locale } = useLocale();
  const formats = useFormats();
  const [gone, setGone] = useState<readonly string[]>([]);
  const zh = locale === 'zh-CN';
  const rows: CompareRow<ManifestProduct>[] = [
    {
      id: 'price',
      header: zh ? '批发价' : 'Wholesale',
      look: 'strong',
      render: (product) => formats.displayMoney(product.wholesaleCents),
    },
    {
      id: 'retail',
      header: zh ? '零售价' : 'Retail',
      look: 'figure',
      render: (product) => formats.displayMoney(product.retailCents),
    },
    { id: 'season', header: zh ? '季节' : 'Season', render: (product) => product.season },
    {
      id: 'sizes',
      header: zh ? '尺码' : 'Sizes',
      render: ({ sizes }) => sizes.map(({ label, stock }) => `${label} ${stock ?? ''}`).join('  '),
    },
  ];
  const items = storyProducts(count, locale)
    .filter(({ id }) => !gone.includes(id))
    .map((product, index) => {
      const isHere = index !== waiting && index !== missing;
      const { id, brand, name, pictureUrl } = product;
      return {
        id,
        head: isHere
          ? { label: name, overline: brand, name, pictureUrl: pictureUrl ?? undefined, href: `#/${id}` }
          : undefined,
        facts: isHere ? product : undefined,
        problem: index === missing ? (zh ? '已下架' : 'No longer listed') : undefined,
      };
    });
  return (
    <CompareTable
      {...root}
      label={zh ? '商品对比' : 'Goods compared'}
      items={items}
      rows={rows}
      onRemove={
        isFixed
          ? undefined
          : (id) => {
              setGone((before) => [...before, id]);
              onRemove?.(id);
            }
      }
    />
  );
}
