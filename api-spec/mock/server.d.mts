/** A running mock. */
export interface Mock {
  /** Address with its port. */
  url: string;
  close(): Promise<void>;
}
/** Starts the mock on a document in one piece; port 0 takes a free one, `delay` is in milliseconds per answer. */
export function startMock(options: {
  document: object;
  port: number;
  host: string;
  delay?: number;
}): Promise<Mock>;
