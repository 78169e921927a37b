import { useState } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { formatQuantity } from '../../formats/number';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Checkbox } from '../Checkbox/Checkbox';
import { facetCount, facetMore, facetName, facetRow, facets, facetTitle, facetWords } from './FacetGroup.css';

/** Value that a list can be filtered by. */
export interface Facet {
  id: string;
  label: string;
  /** Number of rows with this value under the other filters in force. */
  count: number;
}

export interface FacetGroupProps extends RootProps<HTMLDivElement> {
  /** Field that is filtered: brand, category, season. */
  label: string;
  facets: readonly Facet[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Number of values shown before the rest is folded; selected ones are always shown. */
  limit?: number;
}

/** Facet of a list: checkboxes for its values with counts. */
export function FacetGroup({ label, facets: all, value, onChange, limit = 6, ...root }: FacetGroupProps) {
  const t = useMessages('FacetGroup');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? all : all.filter(({ id }, index) => index < limit || value.includes(id));
  const folded = all.length - shown.length;
  return (
    <CheckboxGroup {...root} value={[...value]} onChange={onChange} className={facets}>
      <Label className={facetTitle}>{label}</Label>
      {shown.map(({ id, label: name, count }) => (
        <div key={id} className={facetRow}>
          <Checkbox value={id}>
            <span className={facetWords}>
              <span className={facetName} title={name}>
                {name}
              </span>
              <span className={facetCount}>{formatQuantity(count)}</span>
            </span>
          </Checkbox>
        </div>
      ))}
      {folded > 0 || (isOpen && all.length > limit) ? (
        <button type="button" className={facetMore} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { count: folded })}
        </button>
      ) : null}
    </CheckboxGroup>
  );
}
