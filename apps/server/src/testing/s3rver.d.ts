/** Types of the parts of the S3 test server that are used; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: ReadonlyArray<{ name: string; configs: readonly (string | Buffer)[] }>;
    });
    readonly httpServer: Server;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
