export { createBuyerClient, createStaffClient } from './clients';
export type { BuyerClient, StaffClient } from './clients';
export type { ClientHooks, ClientMessage, ClientOptions } from './createClient';
export { ApiError, serverErrorRequestId, isApiError } from './ApiError';
export type { RefusedError } from './ApiError';
export { codes } from '../generated/codes';
export type { ErrorCode, RefusalData } from '../generated/codes';
export type { Answer } from './envelope';
export type { ApiFamily, ErrorMessageKey, ErrorPolicy, LoginRedirect } from './errorPolicy';
export type {
  BuyerPaths,
  CallData,
  CallInit,
  CallOptions,
  HttpMethod,
  OperationOf,
  PathWith,
  StaffPaths,
} from './callTypes';
export { combinedIdempotencyKey, newIdempotencyKey } from './idempotencyKey';
export { createLiveChannel, liveChannelUrl } from './liveChannel';
export type { LiveChannel, LiveChannelOptions, LiveState } from './liveChannel';
export type { LiveSocket, SocketListeners } from './liveSocket';
export { frameTypes } from './frames';
export type {
  AppFrame,
  BuyerFrame,
  ChannelFrames,
  ChannelName,
  HelloFrame,
  OutgoingFrame,
  StaffFrame,
} from './frames';
export { serverNow, serverOffset, watchServerClock } from './serverClock';
