/** One difference between a call and the document. */
export interface Deviation {
  method: string;
  path: string;
  /** Null when the address is not described. */
  operationId: string | null;
  /** HTTP status of the answer. */
  status: number;
  /** Who deviates: the client's request or the server's answer. */
  side: 'request' | 'answer';
  /** What is different, with the place of it. */
  what: string;
}
/** A running proxy. */
export interface Proxy {
  /** Address with its port. */
  url: string;
  /** What went past so far. */
  state: { calls: number; called: Set<string>; deviations: Deviation[] };
  close(): Promise<void>;
}
/** Starts a proxy in front of `upstream` that compares every call under /api with the document; port 0 takes a free one. */
export function startProxy(options: {
  document: object;
  upstream: string;
  port: number;
  host: string;
  report?: (deviation: Deviation) => void;
}): Promise<Proxy>;
