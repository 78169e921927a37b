import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { bone, boneRow, boneRowTall, boneShape, boneTable } from './Skeleton.css';

/** Shapes of a skeleton, after the content that will replace it. */
export const skeletonShapes = ['line', 'most', 'short', 'title', 'control', 'picture'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  shape?: SkeletonShape;
}

/** Placeholder of the size of the content that loads. Put several into the real layout; spinners are not used anywhere. */
export function Skeleton({ shape = 'line', ...root }: SkeletonProps) {
  return <span data-skeleton {...root} aria-hidden="true" className={`${bone} ${boneShape[shape]}`} />;
}

export interface TableSkeletonProps extends RootProps<HTMLOutputElement> {
  rows?: number;
  /** Whether rows begin with a picture. */
  hasPicture?: boolean;
}

/** Placeholder for the rows of a table that loads; announces "loading" once. */
export function TableSkeleton({ rows = 8, hasPicture = true, ...root }: TableSkeletonProps) {
  const t = useMessages('Skeleton');
  return (
    <output {...root} aria-label={t('loading')} className={boneTable}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={hasPicture ? `${boneRow} ${boneRowTall}` : boneRow}>
          {hasPicture && <Skeleton shape="picture" />}
          <Skeleton />
          <Skeleton shape={row % 3 === 1 ? 'short' : 'most'} />
          <Skeleton shape={row % 2 === 0 ? 'line' : 'most'} />
          <Skeleton />
        </span>
      ))}
    </output>
  );
}
