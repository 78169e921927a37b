import { useLocale } from '../../i18n';
import { ManifestTable } from './ManifestTable';
import type { ManifestTableProps, Quantities } from './ManifestTable.types';
import type { ManifestProduct } from './useProductColumns';
import { productColumnIds, useProductColumns } from './useProductColumns';
import { storyQuantities } from './storyProducts';
import { useStoryProducts } from './useStoryProducts';

/** Controls of the stories: the table over sample products, with quantities held as an app holds them. */
export interface StoryManifestProps extends Partial<
  Omit<ManifestTableProps<ManifestProduct>, 'rows' | 'ref'>
> {
  count?: number;
  /** Height of the container that it fills, in CSS. */
  height?: string;
  inlineSize?: string;
  written?: Readonly<Record<string, Quantities>>;
  isReadOnly?: boolean;
  /** Gives each product a page to which its name links. */
  hasPages?: boolean;
}

const rowKey = (row: ManifestProduct) => row.id;

export function StoryManifest(props: StoryManifestProps) {
  const {
    count = 14,
    height = '36rem',
    inlineSize = '100%',
    written = storyQuantities,
    isReadOnly,
    hasPages = false,
    onEdit,
    ...rest
  } = props;
  const { locale } = useLocale();
  const columns = useProductColumns();
  const { rows, quantitiesOf, take } = useStoryProducts({ count, written, hasPages, onEdit });
  return (
    <div style={{ blockSize: height, inlineSize }}>
      <ManifestTable<ManifestProduct>
        label={locale === 'zh-CN' ? 'AW25 米兰女装现货' : 'AW25 Milan womenswear'}
        columns={columns}
        visible={productColumnIds}
        rows={rows}
        rowId={rowKey}
        rowLabel={(row) => `${row.brand} ${row.name}`}
        quantitiesOf={quantitiesOf}
        onEdit={isReadOnly ? undefined : take}
        {...rest}
      />
    </div>
  );
}
