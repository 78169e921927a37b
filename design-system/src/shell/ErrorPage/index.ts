export { ErrorPage, errorCodes } from './ErrorPage';
export type { ErrorCode, ErrorPageProps } from './ErrorPage';
