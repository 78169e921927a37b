import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLocale, useMessages } from '../../i18n';
import { useAnnouncer } from '../../internal/grid/useAnnouncer';
import { useLatest } from '../../internal/grid/useLatest';
import { rootProps } from '../../internal/rootProps';
import type { ManifestColumn, ManifestProduct } from '../ManifestTable/ManifestTable';
import { PartialStrip, SelectionStrip } from '../ManifestTable/Strips';
import { useRowsView } from '../../internal/grid/useRowsView';
import { useRowSelection } from '../../internal/grid/useRowSelection';
import type { ProductManifestProps, RefusedTexts } from './ProductManifest.types';
import { PhoneRows } from './PhoneRows';
import { frame, stripPlace } from './PhoneRows.css';
import { PictureGrid } from './PictureGrid';
import { SizeSheet } from './SizeSheet';

interface SheetManifestProps<Row extends ManifestProduct> extends ProductManifestProps<Row> {
  /** Columns by which the rows can be sorted when all are loaded. */
  readonly columns: readonly ManifestColumn<Row>[];
}

/** Products whose sizes open in a sheet: rows on a phone, or pictures. */
export function SheetManifest<Row extends ManifestProduct>(props: SheetManifestProps<Row>): ReactElement {
  const { rowId, rowLabel = rowId, quantitiesOf, onEdit, lineOf, onInvalidChange, onOpenKeyChange } = props;
  const { locale } = useLocale();
  const t = useMessages('ProductManifest');
  const tm = useMessages('ManifestTable');
  const tg = useMessages('grid');
  const view = useRowsView(props, props.sort ?? null, locale);
  const [spoken, announce] = useAnnouncer();
  const scope = useLatest({ props, view, t: tg, announce });
  const ticks = useRowSelection(scope, props, view);
  const [ownKey, setOwnKey] = useState<string | null>(null);
  const openKey = props.openKey === undefined ? ownKey : props.openKey;
  const open = useCallback(
    (key: string | null) => {
      setOwnKey(key);
      onOpenKeyChange?.(key);
    },
    [onOpenKeyChange],
  );

  const [refused, setRefused] = useState<RefusedTexts>({});
  const refusedCount = Object.values(refused).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  useEffect(() => onInvalidChange?.(refusedCount), [onInvalidChange, refusedCount]);

  const row = useMemo(() => {
    if (openKey === null) return undefined;
    for (let index = 0; index < view.count; index += 1) {
      const found = view.at(index);
      if (found !== undefined && rowId(found) === openKey) return found;
    }
    return undefined;
  }, [openKey, view, rowId]);

  const Products = props.layout === 'pictures' ? PictureGrid : PhoneRows;
  return (
    <div {...rootProps(props)} className={frame}>
      {props.partial ? <PartialStrip partial={props.partial} t={tm} /> : null}
      <Products manifest={props} view={view} ticks={ticks} refused={refused} onOpen={open} />
      <div className={stripPlace}>
        <SelectionStrip
          ticks={ticks}
          hasSelectAll={props.hasSelectAll}
          selectAll={props.selectAll}
          actions={props.selectionActions}
          t={tm}
          tg={tg}
        />
      </div>
      {row === undefined || openKey === null ? null : (
        <SizeSheet
          product={row}
          label={rowLabel(row)}
          lineId={lineOf?.(row) ?? row.id}
          quantities={quantitiesOf?.(row) ?? {}}
          refused={refused[openKey] ?? {}}
          onClose={() => open(null)}
          onRefuse={(sizeId, text) => setRefused((before) => withText(before, openKey, sizeId, text))}
          onQuantity={
            onEdit &&
            ((sizeId, quantity) =>
              onEdit([{ kind: 'quantity', row, rowId: openKey, columnId: 'size', sizeId, quantity }]))
          }
        />
      )}
      <output className={visuallyHidden}>{props.isLoading ? t('loading') : spoken}</output>
    </div>
  );
}

function withText(before: RefusedTexts, rowKey: string, sizeId: string, text: string | null): RefusedTexts {
  const { [sizeId]: was, ...others } = before[rowKey] ?? {};
  if (text === null && was === undefined) return before;
  return { ...before, [rowKey]: text === null ? others : { ...others, [sizeId]: text } };
}
