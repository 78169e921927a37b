export { NoMatches } from './NoMatches';
export type { Narrowing, NoMatchesProps } from './NoMatches';
