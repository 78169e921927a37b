import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { requiredColumnKeys } from '@selvedge/domain/products/columns';
import { useColumnChoice } from '../manifest/ManifestTools';
import { writeFilter } from '../manifest/productFilter';
import type { ProductFilter } from '../manifest/productFilter';
import { ExportButton } from './ExportButton';

interface ProductExportProps {
  /** Id of the list; null for the super list. */
  listId: string | null;
  filter: ProductFilter;
  /** Number of styles that match the filters; undefined while unknown. */
  total: number | undefined;
}

/** Button that exports the products of a manifest, with its columns in their order. */
export function ProductExport({ listId, filter, total }: ProductExportProps) {
  const { available, chosen } = useColumnChoice(listId);
  const headers = new Map(useProductColumns().map(({ id, header }) => [id, header]));
  const columns = available.map((id) => ({
    id,
    label: headers.get(id) ?? id,
    isRequired: requiredColumnKeys.has(id),
  }));
  const what = listId === null ? { type: 'PRODUCT' as const } : { type: 'LIST' as const, listId };
  const ask = { ...what, query: writeFilter(filter), rows: total, columns, shown: chosen };
  return <ExportButton size="small" ask={ask} />;
}
