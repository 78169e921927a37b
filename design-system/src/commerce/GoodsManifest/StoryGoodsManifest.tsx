import { useState } from 'react';
import { useLocale } from '../../i18n';
import type { ManifestProduct, Quantities } from '../ManifestTable/ManifestTable';
import { storyQuantities } from '../ManifestTable/storyGoods';
import { useStoryGoods } from '../ManifestTable/useStoryGoods';
import { GoodsManifest } from './GoodsManifest';
import type { GoodsManifestProps } from './GoodsManifest.types';

/** Controls of the stories: the manifest over sample products. */
export interface StoryGoodsManifestProps extends Partial<
  Omit<GoodsManifestProps<ManifestProduct>, 'rows' | 'openKey' | 'onOpenKeyChange'>
> {
  count?: number;
  written?: Readonly<Record<string, Quantities>>;
  isReadOnly?: boolean;
  /** Key of the style whose sizes are open at first. */
  opened?: string;
}

const rowKey = (row: ManifestProduct) => row.id;

export function StoryGoodsManifest(props: StoryGoodsManifestProps) {
  const { count, written = storyQuantities, isReadOnly, opened, onEdit, ...rest } = props;
  const { locale } = useLocale();
  const [openKey, setOpenKey] = useState(opened ?? null);
  const { rows, quantitiesOf, take } = useStoryGoods({ count, written, hasPages: true, onEdit });
  return (
    <div style={{ blockSize: '36rem' }}>
      <GoodsManifest<ManifestProduct>
        label={locale === 'zh-CN' ? 'AW25 米兰女装现货' : 'AW25 Milan womenswear'}
        rows={rows}
        rowId={rowKey}
        rowLabel={(row) => `${row.brand} ${row.name}`}
        quantitiesOf={quantitiesOf}
        onEdit={isReadOnly ? undefined : take}
        openKey={openKey}
        onOpenKeyChange={setOpenKey}
        {...rest}
      />
    </div>
  );
}
