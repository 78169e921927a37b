export { Skeleton, skeletonShapes, TableSkeleton } from './Skeleton';
export type { SkeletonProps, SkeletonShape, TableSkeletonProps } from './Skeleton';
