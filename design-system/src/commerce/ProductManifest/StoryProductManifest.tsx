import { useState } from 'react';
import { useLocale } from '../../i18n';
import type { ManifestProduct, Quantities } from '../ManifestTable/ManifestTable';
import { storyQuantities } from '../ManifestTable/storyProducts';
import { useStoryProducts } from '../ManifestTable/useStoryProducts';
import { ProductManifest } from './ProductManifest';
import type { ProductManifestProps } from './ProductManifest.types';

/** Controls of the stories: the manifest over sample products. */
export interface StoryProductManifestProps extends Partial<
  Omit<ProductManifestProps<ManifestProduct>, 'rows' | 'openKey' | 'onOpenKeyChange'>
> {
  count?: number;
  written?: Readonly<Record<string, Quantities>>;
  isReadOnly?: boolean;
  /** Key of the style whose sizes are open at first. */
  opened?: string;
}

const rowKey = (row: ManifestProduct) => row.id;

export function StoryProductManifest(props: StoryProductManifestProps) {
  const { count, written = storyQuantities, isReadOnly, opened, onEdit, ...rest } = props;
  const { locale } = useLocale();
  const [openKey, setOpenKey] = useState(opened ?? null);
  const { rows, quantitiesOf, take } = useStoryProducts({ count, written, hasPages: true, onEdit });
  return (
    <div style={{ blockSize: '36rem' }}>
      <ProductManifest<ManifestProduct>
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
