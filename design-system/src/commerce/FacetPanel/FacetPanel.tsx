import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { FacetGroup } from '../../primitives/FacetGroup/FacetGroup';
import { panel, swatch, swatches, swatchVar, title } from './FacetPanel.css';

/** Value of a facet. */
export interface PanelFacetOption {
  id: string;
  label: string;
  /** Number of styles with it under the filters in force. */
  count: number;
  /** CSS colour, for a facet of colours. */
  swatch?: string;
}

/** Facet: a property of the products by which a list can be filtered. */
export interface PanelFacet {
  id: string;
  label: string;
  options: readonly PanelFacetOption[];
  /** Ids of the selected values; several are joined by "or". */
  value: readonly string[];
  /** `swatches` draws the options as coloured dots. */
  look?: 'ticks' | 'swatches';
}

/** Props of {@link FacetPanel}. */
export interface FacetPanelProps extends RootProps<HTMLDivElement> {
  facets: readonly PanelFacet[];
  onFacetChange: (facetId: string, selected: string[]) => void;
  /** Number of options shown of each facet before "another N". Selected ones are always shown. */
  initialOptions?: number;
  /** Further filters below, such as a price range. */
  children?: ReactNode;
}

/** Panel beside a list with its facets and their counts. */
export function FacetPanel({
  facets,
  onFacetChange,
  initialOptions = 5,
  children,
  ...root
}: FacetPanelProps) {
  const t = useMessages('FacetPanel');
  return (
    <Group {...root} className={panel} aria-label={t('panel')}>
      {facets.map((facet) =>
        facet.look === 'swatches' ? (
          <Colours key={facet.id} facet={facet} onChange={(selected) => onFacetChange(facet.id, selected)} />
        ) : (
          <FacetGroup
            key={facet.id}
            label={facet.label}
            facets={facet.options}
            value={facet.value}
            limit={initialOptions}
            onChange={(selected) => onFacetChange(facet.id, selected)}
          />
        ),
      )}
      {children}
    </Group>
  );
}

function Colours({ facet, onChange }: { facet: PanelFacet; onChange: (selected: string[]) => void }) {
  const t = useMessages('FacetPanel');
  return (
    <CheckboxGroup value={[...facet.value]} onChange={onChange}>
      <Label className={title}>{facet.label}</Label>
      <div className={swatches}>
        {facet.options.map(({ id, label, count, swatch: colour = 'transparent' }) => (
          <Checkbox
            key={id}
            value={id}
            className={swatch}
            style={assignInlineVars({ [swatchVar]: colour })}
            aria-label={t('count', { label, count })}
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}
