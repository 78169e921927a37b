export { FacetGroup } from './FacetGroup';
export type { Facet, FacetGroupProps } from './FacetGroup';
