export { FacetPanel } from './FacetPanel';
export type { FacetPanelProps, PanelFacet, PanelFacetOption } from './FacetPanel';
