/** Types of the parts of the test identity provider that are used; its own types need those of a web framework that is not installed. */
declare module 'oauth2-mock-server' {
  import type { EventEmitter } from 'node:events';

  export class OAuth2Server {
    readonly issuer: { url: string | undefined; keys: { generate(algorithm: string): Promise<unknown> } };
    readonly service: EventEmitter;
    start(port: number, host: string): Promise<void>;
    stop(): Promise<void>;
  }
}
