import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductColumns } from '@selvedge/design-system/ManifestTable';
import type { ManifestColumn } from '@selvedge/design-system/ManifestTable';
import type { ManifestRow } from './rows';

/**
 * Columns of a manifest: the usual ones and a list's extra ones, stable between renders.
 *
 * @param lineOf the line of a row in the sums of what is written
 */
export function useManifestColumns(
  lineOf: (row: ManifestRow) => string,
): readonly ManifestColumn<ManifestRow>[] {
  const { t } = useTranslation('listDetail');
  const usual = useProductColumns(lineOf);
  return useMemo(() => {
    const extra = (id: 'material' | 'origin', width: number): ManifestColumn<ManifestRow> => ({
      id,
      header: t(`columns.${id}`),
      width,
      render: (row) => row[id],
      text: (row) => row[id],
    });
    return [...usual, extra('material', 136), extra('origin', 64)];
  }, [usual, t]);
}
