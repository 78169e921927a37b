import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { SheetRow } from './sheet.model';
import { rowFilters } from './sheet.view';
import type { SheetView } from './sheet.view';

const ALL = 'ALL';

interface SheetToolsProps {
  rows: readonly SheetRow[];
  view: SheetView;
  onView: (change: Partial<SheetView>) => void;
  canUndo: boolean;
  onUndo: () => void;
  onFill: () => void;
  /** Fills in the ordered quantities; left out when no cell waits for the platform. */
  onAsAsked?: () => void;
}

/** Toolbar of the sheet: find, filter, undo, fill down, confirm as ordered. */
export function SheetTools({ rows, view, onView, canUndo, onUndo, onFill, onAsAsked }: SheetToolsProps) {
  const { t } = useTranslation('orders');
  const subs = [...new Map(rows.map(({ source }) => [source.subOrderId, subOrderPosition(source.subNo)]))];
  const isOpen = rows.some(({ source }) => source.editable.length > 0);
  return (
    <Toolbar label={t('sheet.tools')} gap="wide">
      <SearchField
        isShort
        label={t('sheet.find')}
        placeholder={t('sheet.find')}
        value={view.words}
        onChange={(words) => onView({ words })}
      />
      <FilterSelect
        label={t('columns.sub')}
        value={view.sub ?? ALL}
        options={[{ id: ALL, label: t('all') }, ...subs.map(([id, label]) => ({ id, label }))]}
        onChange={(id) => onView({ sub: id === ALL ? undefined : id })}
      />
      <FilterSelect
        label={t('sheet.rows')}
        value={view.only}
        options={rowFilters.map((id) => ({ id, label: t(`sheet.only.${id}`) }))}
        onChange={(id) => onView({ only: rowFilters.find((one) => one === id) ?? 'all' })}
      />
      {isOpen && (
        <>
          <Button variant="quiet" size="small" isDisabled={!canUndo} onPress={onUndo}>
            {t('sheet.undo')}
          </Button>
          <Button variant="quiet" size="small" onPress={onFill}>
            {t('sheet.fill')}
          </Button>
          <Button variant="quiet" size="small" isDisabled={!onAsAsked} onPress={onAsAsked}>
            {t('sheet.asAsked')}
          </Button>
        </>
      )}
    </Toolbar>
  );
}
